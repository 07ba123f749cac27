import "./theme/fonts.css";
import "./theme/palette.css";
import "./theme/base.css";
import "./theme/controls.css";
import "./theme/country.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { showTheme, usualTheme } from "./theme/theme";

showTheme(usualTheme());
mount(App, { target: document.getElementById("app")! });
