import { z } from "zod";
import { document, identifier } from "./text.ts";

const word = z.union([z.int().min(-1_000_000).max(1_000_000), document(64)]);

/** A choice as it travels. */
export const option = z.tuple([identifier(32).min(1)], word).readonly();
