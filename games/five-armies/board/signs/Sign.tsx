import { signsFrom } from "@westmarch/campaign/trays";
import drawn from "../drawn/tray-signs.json?raw";
import { SIGNS } from "./icons.ts";

/** A silhouette of this game, by its name. */
export const Sign = signsFrom(drawn, SIGNS);
