/// <reference lib="dom" />
/** Runs in a page: when it has come to rest. */

/** Milliseconds between two glances, how many in a row must be alike, and after how many it is given up. */
const GLANCE = 50;
const ALIKE = 4;
const PATIENCE = 80;

/** Where everything lies that a look is taken at. */
function lie(): string {
  const all = document.querySelectorAll(
    "#choices, #choices p, #choices button, #board [data-page], #board [data-hand] button, #board [data-able], #board [data-reach]",
  );
  const boxes = Array.from(all, (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  });
  // What is still on its way to the page may change all.
  const parts = performance.getEntriesByType("resource").length;
  const drawn = document.querySelectorAll("#board *").length;
  return `${boxes.join()} ${parts} ${drawn} ${document.querySelector("#choices [data-closed]") !== null}`;
}

/** What is laid out by its size is so only once a frame was drawn, which a busy machine may not have done for long. */
const pause = (): Promise<void> =>
  new Promise((over) => requestAnimationFrame(() => setTimeout(over, GLANCE)));

/** Waits until nothing moves any more and presses are taken. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  let [before, alike] = ["", 0];
  for (let glances = 0; glances < PATIENCE && alike < ALIKE; glances++) {
    await pause();
    const now = lie();
    alike = now === before ? alike + 1 : 0;
    before = now;
  }
}
