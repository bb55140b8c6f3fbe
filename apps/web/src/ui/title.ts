/** What the browser's tab says: the page's own title, and before it how many games wait for its reader. */

let title = "";
const waiting = { tables: 0, rounds: 0 };

/** A title with how many games wait. */
export const withCount = (count: number, plain: string): string =>
  count > 0 ? `(${count}) ${plain}` : plain;

const show = (): void => {
  document.title = withCount(waiting.tables + waiting.rounds, title);
};

export function setTitle(plain: string): void {
  title = plain;
  show();
}

/** Tables whose player is asked, or games of a round that wait, are counted in the browser's tab. */
export function countInTitle(what: keyof typeof waiting, count: number): void {
  waiting[what] = count;
  if (title !== "") show();
}
