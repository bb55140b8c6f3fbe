import drawn from "../drawn/icons.json?raw";
import type { IconName } from "./names.ts";

const shapes = JSON.parse(drawn) as Readonly<Record<string, string>>;

/** The outline of a silhouette, in a square of 512. */
export const shapeOf = (name: IconName): string => {
  const shape = shapes[name];
  if (shape === undefined) throw new Error(`The silhouette ${name} was not drawn: run the board's draw.ts`);
  return shape;
};

/** A silhouette in the colour of the words around it. The words say what it means, so it is hidden from the voice. */
export const Icon = ({
  name,
  size = "1em",
}: {
  readonly name: IconName;
  readonly size?: number | string;
}) => (
  <svg viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={shapeOf(name)} fill="currentColor" />
  </svg>
);
