import { insistently } from "@westmarch/boardkit/later";
// biome-ignore lint/style/noRestrictedImports: a page that never comes is told of in its place
import { type ComponentType, lazy } from "react";

/** A page, fetched when a visitor goes there. Without a net what is not on this device does not come, which is said at once. */
export const latePage = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await insistently(load, () => !navigator.onLine) }));
