/** What texts may be made of, wherever one comes in. */
import { z } from "zod";

/** Marks that turn the writing around them, and what takes no room: left out. Joiners and selectors shape letters and faces. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Characters that turn the writing around them for good, or control it: refused. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const PLAIN = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/;
/** A letter, a figure or a sign that can be seen; an empty pattern of Braille cannot. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
/** What a program names things by. */
const NAMED = /^[\x21-\x7e]*$/;
/** Control characters but tabs and ends of lines; a database need not keep them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const WRITTEN = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** What people write: one line in which something can be seen, with nothing in it that deceives the eye. */
export const line = (most: number) =>
  z
    .string()
    .regex(PLAIN)
    .overwrite((text) => text.replace(UNSEEN, ""))
    .trim()
    .min(1)
    .max(most)
    .regex(SEEN)
    .refine((text) => text.isWellFormed());

/** What a thing is called among programs: a game, a setting, a place in a list. May be empty. */
export const identifier = (most: number) => z.string().regex(NAMED).max(most);

/** What is looked for, in one line; empty: everything. */
export const searched = (most: number) => z.union([line(most), z.literal("")]).default("");

/** What a program reads, of as many lines as it has: a deck, a pack, settings. May be empty. */
export const document = (most: number) =>
  z
    .string()
    .regex(WRITTEN)
    .max(most)
    .refine((text) => text.isWellFormed());

/** Where something is in the web. */
export const webAddress = (most: number) => z.url().regex(PLAIN).max(most);
