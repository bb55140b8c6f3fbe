/** Something the person at the terminal can mend. The message says what to do. */
export class Trouble extends Error {
  override name = "Trouble";
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
