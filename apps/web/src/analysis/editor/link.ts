/** A position that is being set up, as a link: all of it stands in the address. */
import { contentOf, lettersFor } from "../link.ts";

/** The address at which a position is set up further, whether or not it holds. */
export const addressOfDraft = async (game: string, line: string): Promise<string> =>
  `${location.origin}/lab/${game}#${await lettersFor({ setup: line })}`;

/** The line in the letters of such a link; null where there is none. */
export async function draftIn(letters: string): Promise<string | null> {
  try {
    const value = await contentOf(letters);
    return typeof value === "object" && value !== null && "setup" in value && typeof value.setup === "string"
      ? value.setup
      : null;
  } catch {
    return null;
  }
}
