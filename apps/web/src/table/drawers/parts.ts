import { latePart } from "@westmarch/boardkit/later";

/** What lies in drawers comes when the first of them is opened, or when the table is at rest. */
export const Rules = latePart(async () => (await import("./Rules.tsx")).Rules);
export const Explained = latePart(async () => (await import("./Explained.tsx")).Explained);
export const Preferences = latePart(async () => (await import("./Preferences.tsx")).Preferences);
/** A drawer itself. */
export const Drawer = latePart(async () => (await import("./Drawer.tsx")).Drawer);
/** Whether one that is opened can be shown at once. */
export const drawersAreHere = (): boolean => Drawer.here() !== null;
