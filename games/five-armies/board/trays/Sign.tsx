import drawn from "../drawn/tray-signs.json?raw";
import { SIGNS, type SignName } from "./icons.ts";

const shapes = JSON.parse(drawn) as Readonly<Record<string, string>>;

export interface SignProps {
  readonly name: SignName;
  /** Where it is part of a larger picture: its corner and its width there. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number | string;
}

/** A silhouette in the colour of what is around it. The words beside it say what it means. */
export const Sign = ({ name, size = "1em", ...at }: SignProps) => (
  <svg {...at} viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={shapes[SIGNS[name]] ?? ""} fill="currentColor" />
  </svg>
);
