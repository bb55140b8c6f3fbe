/** What lies on the map now and then, fetched when the table has come to rest or when it is first seen. */
import { latePart } from "@westmarch/boardkit/later";

/** An attack from several sides. */
export const Arrows = latePart(async () => (await import("./Arrows.tsx")).Arrows);
/** Bows that reach. */
export const Bows = latePart(async () => (await import("./Arrows.tsx")).Bows);
/** Borders that a data pack has otherwise than they are drawn: the built-in one has none. */
export const Crossings = latePart(async () => (await import("./Crossings.tsx")).Crossings);
/** What the other has just done. */
export const Trail = latePart(async () => (await import("../recent/Trail.tsx")).Trail);
/** What is written on the Mountain, and its passes: with what the pen draws there. */
export const Boxes = latePart(async () => (await import("./Boxes.tsx")).Boxes);
/** Walls that are being stormed. */
export const Walls = latePart(async () => (await import("./Walls.tsx")).Walls);
