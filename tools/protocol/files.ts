/** The files that the program writes for other programs, as JSON Schema. */
import { exportedGame, storyFile } from "@westmarch/protocol/files";
import { z } from "zod";
import type { Schema } from "./components.ts";

const schemaOf = (schema: z.ZodType): Schema => ({ ...z.toJSONSchema(schema, { io: "input" }) });

/** A line of `westmarch games export`. */
export const gameSchema = (): Schema => schemaOf(exportedGame);

/** What `westmarch replay FILE --story --json` writes. */
export const storySchema = (): Schema => schemaOf(storyFile);
