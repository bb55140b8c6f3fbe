/**
 * Pictures for cards, drawn by the build: places in an hour of light, peoples, beasts and things, and the printing of all
 * that as SVG. Pure: the same seeds always give the same lines.
 */
export * from "./beasts.ts";
export * from "./buildings.ts";
export * from "./faces.ts";
export * from "./folk.ts";
export * from "./hours.ts";
export * from "./land.ts";
export * from "./marks.ts";
export * from "./paint.ts";
export * from "./people.ts";
export * from "./places.ts";
export * from "./print.ts";
export * from "./things.ts";
