/** A pack that an owner of the box is writing, as his device keeps it and as it is handed on: the document itself. */
import { draftSchema } from "../../pack/schema.ts";
import type { Pack } from "../../pack/types.ts";
import { WESTMARCH } from "../../pack/westmarch.ts";

/** A new one: all that is printed as we have it, to be overwritten piece by piece. */
export const begun = (id: string, title: string): Pack => ({
  ...WESTMARCH,
  id: `box_${id.toLowerCase().replace(/[^a-z0-9]/g, "_")}`,
  title,
});

export const written = (pack: Pack): string => JSON.stringify(pack);

/** A pack in this text, finished or not; null where there is none. */
export function draftIn(text: string): Pack | null {
  try {
    const read = draftSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What it is called in a list, and as a file. */
export const fileName = ({ title, id }: Pack): string =>
  `${title.trim().toLowerCase().replace(/\s+/g, "-") || id}.json`;
