import "cut-fonts/fonts.css";
import "./theme/palette.css";
import "./theme/base.css";
import "./theme/controls.css";
import "./theme/country.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { site } from "./here/here.svelte";
import { showTheme, usualTheme } from "./theme/theme";
import { language } from "./words/language";
import { loadLanguage, loadWords } from "./words/say";

showTheme(usualTheme());
document.documentElement.lang = language;
void Promise.all([loadLanguage(), site && loadWords("site")]).then(() => {
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target });
});
