/** What a hand says while it carries an army: how many stay, by the wheel or by + and −, and whether to ask first. */

/** What is said so far: how many figures stay behind, and that the table is to ask who goes. */
interface Said {
  readonly stay: number;
  readonly asks: boolean;
}

const NOTHING: Said = { stay: 0, asks: false };

let said = NOTHING;
let end = (): void => {};

/** Listens to wheel and keys for as long as so many figures are carried. */
function listen(most: number): () => void {
  const leave = (by: number, event: Event) => {
    if (most < 2) return;
    event.preventDefault();
    event.stopPropagation();
    said = { ...said, stay: Math.max(0, Math.min(most - 1, said.stay + by)) };
    // Written on the piece itself: nothing is drawn anew while it is carried.
    const piece = document.querySelector<HTMLElement>("[data-carried]");
    if (piece) piece.dataset.goes = `${most - said.stay}/${most}`;
  };
  const wheel = (event: WheelEvent) => leave(Math.sign(event.deltaY), event);
  const held = (event: KeyboardEvent | MouseEvent) => {
    said = { ...said, asks: event.shiftKey };
    if (event instanceof KeyboardEvent && event.type === "keydown" && /^[-+=]$/.test(event.key))
      leave(event.key === "-" ? 1 : -1, event);
  };
  const whole = { capture: true, passive: false };
  document.addEventListener("wheel", wheel, whole);
  for (const type of ["keydown", "keyup", "pointermove"] as const)
    document.addEventListener(type, held, true);
  return () => {
    document.removeEventListener("wheel", wheel, whole);
    for (const type of ["keydown", "keyup", "pointermove"] as const)
      document.removeEventListener(type, held, true);
    for (const piece of document.querySelectorAll<HTMLElement>("[data-goes]")) delete piece.dataset.goes;
  };
}

/** The hand that carries. */
export const handOf = {
  /** It takes up a piece of so many figures. */
  lift: (most: number): void => {
    end();
    said = NOTHING;
    end = listen(most);
  },
  /** It lets go: what was said meanwhile. */
  drop: (): Said => {
    end();
    end = () => {};
    return said;
  },
};
