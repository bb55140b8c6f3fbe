export { chromium } from "./chromium.ts";
export type { Engine } from "./engine.ts";
export { firefox } from "./firefox.ts";
export { webkit } from "./webkit.ts";
