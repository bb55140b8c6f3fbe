/** What signs of settlements are cut from. */
import { element, LINE, path } from "@westmarch/ink";
import { points } from "./net.ts";

/** The east side of a sign, away from the light, by its corners. */
export const shade = (corners: string): string =>
  element("path", { d: path(points(corners)), fill: LINE, opacity: 0.22 });
