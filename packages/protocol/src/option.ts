import { z } from "zod";

const word = z.union([z.int().min(-1_000_000).max(1_000_000), z.string().max(64)]);

/** A choice as it travels. */
export const option = z.tuple([z.string().min(1).max(32)], word).readonly();
