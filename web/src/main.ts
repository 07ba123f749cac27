import "./theme/fonts.css";
import "./theme/palette.css";
import "./theme/base.css";
import "./theme/controls.css";
import "./theme/country.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { chosenTheme, showTheme } from "./theme/theme";

showTheme(chosenTheme() ?? "day");
mount(App, { target: document.getElementById("app")! });
