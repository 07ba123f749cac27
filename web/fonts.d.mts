import type { Plugin } from "vite";

export const fonts: Plugin;
