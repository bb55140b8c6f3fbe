import drawn from "../drawn/icons.json?raw";
import type { IconName } from "./names.ts";

const shapes = JSON.parse(drawn) as Readonly<Record<string, string>>;

/** The outline of a silhouette, in a square of 512. */
export const shapeOf = (name: IconName): string => {
  const shape = shapes[name];
  if (shape === undefined) throw new Error(`The silhouette ${name} was not drawn: run the board's draw.ts`);
  return shape;
};
