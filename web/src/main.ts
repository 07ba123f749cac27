import "./theme/fonts.css";
import "./theme/palette.css";
import "./theme/base.css";
import "./theme/controls.css";
import "./theme/country.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { site } from "./here/here.svelte";
import { showTheme, usualTheme } from "./theme/theme";
import { loadWords } from "./words/say";

showTheme(usualTheme());
const ready = site ? loadWords("site") : Promise.resolve();
void ready.then(() => mount(App, { target: document.getElementById("app")! }));
