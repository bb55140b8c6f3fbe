/** What the browser's tab says: the page's own title, and before it how many games wait for its reader. */

let title = "";
let waiting = 0;

/** A title with how many games wait. */
export const withCount = (count: number, plain: string): string =>
  count > 0 ? `(${count}) ${plain}` : plain;

const show = (): void => {
  document.title = withCount(waiting, title);
};

export function setTitle(plain: string): void {
  title = plain;
  show();
}

export function countInTitle(count: number): void {
  waiting = count;
  if (title !== "") show();
}
