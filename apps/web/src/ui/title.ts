/** What the browser's tab says: the page's own title, and before it how many games wait for its reader. */

let title = "";
/** The tables that wait, by what tells of them: a round's table may be among one's own, too. */
const waiting: Record<"tables" | "rounds", readonly string[]> = { tables: [], rounds: [] };

/** A title with how many games wait. */
export const withCount = (count: number, plain: string): string =>
  count > 0 ? `(${count}) ${plain}` : plain;

const show = (): void => {
  document.title = withCount(new Set([...waiting.tables, ...waiting.rounds]).size, title);
};

export function setTitle(plain: string): void {
  title = plain;
  show();
}

/** Counts tables in the browser's tab, each once: those at which the player is asked, or those of a round. */
export function countInTitle(what: keyof typeof waiting, tables: readonly string[]): void {
  waiting[what] = tables;
  if (title !== "") show();
}
