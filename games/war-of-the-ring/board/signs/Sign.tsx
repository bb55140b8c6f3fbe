import { type SignAt, Silhouette } from "@westmarch/campaign/trays";
import drawn from "../drawn/tray-signs.json?raw";
import { SIGNS, type SignName } from "./icons.ts";

const shapes = JSON.parse(drawn) as Readonly<Record<string, string>>;

/** A silhouette of this game, by its name. */
export const Sign = ({ name, ...at }: SignAt & { readonly name: SignName }) => (
  <Silhouette {...at} path={shapes[SIGNS[name]] ?? ""} />
);
