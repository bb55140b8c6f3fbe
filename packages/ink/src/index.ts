/** Drawing with pen and wash at build time: pure functions from seeds and points to SVG text. */
export * from "./chance.ts";
export * from "./colour.ts";
export * from "./geometry.ts";
export * from "./glyphs.ts";
export * from "./inside.ts";
export * from "./path.ts";
export * from "./pen.ts";
export * from "./relief.ts";
export * from "./silhouettes.ts";
export * from "./stamps.ts";
export * from "./wash.ts";
export * from "./whole.ts";
