/** What links to things of the house show, where no single page would do: drawn of the product's own drawings, without words. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
const drawnSvg = (name: string): string =>
  readFileSync(join(root, "apps/web/src/drawn", `${name}.svg`), "utf8");
const tokens = (): string => readFileSync(join(root, "packages/boardkit/src/tokens.css"), "utf8");

/** A drawing of the product at a place of the scene; inside the page, for its colours are the page’s. */
const placed = (
  name: string,
  [left, top, width]: readonly [left: number, top: number, width: number],
): string =>
  drawnSvg(name).replace(
    /<svg ([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg $1 style="left:${left}px;top:${top}px" width="${width}"`,
  );

/** The land on which every scene stands, 1200 × 630. */
const GROUND = placed("ground", [-200, 520, 1600]);
const LAND = placed("ridge", [-680, 250, 2560]) + GROUND;

const page = (land: string, ink: string): string => `<!doctype html><style>${tokens()}
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: var(--grain), var(--ground); }
body::after { content: ""; position: absolute; inset: 0; background: var(--vignette); }
svg { position: absolute; }
</style>${land}<svg viewBox="0 0 1200 630" width="1200" height="630" style="inset:0">${ink}</svg>`;

/** A flag on its pole, whose foot stands at (x, y). */
const flag = (
  x: number,
  y: number,
  tall: number,
  cloth: string,
): string => `<g stroke="var(--ink)" stroke-linejoin="round">
<path d="M${x + 5} ${y - tall} q ${tall * 0.22} -${tall * 0.07} ${tall * 0.4} 0 t ${tall * 0.4} 0 l -${tall * 0.1} ${tall * 0.16} ${tall * 0.1} ${tall * 0.16} q -${tall * 0.22} ${tall * 0.07} -${tall * 0.4} 0 t -${tall * 0.4} 0 z" fill="${cloth}" stroke-width="3"/>
<path d="M${x} ${y} V${y - tall - 12}" stroke-width="9" stroke-linecap="round" fill="none"/></g>`;

/** A milestone of a road: done, or to come. */
const stone = (x: number, y: number, fill: string): string =>
  `<path d="M${x} ${y - 22} l22 22 -22 22 -22 -22z" fill="${fill}" stroke="var(--ink)" stroke-width="4"/>`;

const road = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--ink-2)" stroke-width="5" stroke-linecap="round"/>`;

/** Flags that are up, one beside the other. */
const tournament = (): string =>
  page(
    LAND,
    [
      flag(60, 540, 250, "var(--leaf)"),
      flag(270, 550, 340, "var(--shadow)"),
      flag(520, 562, 440, "var(--free)"),
      flag(840, 550, 340, "var(--gold)"),
      flag(1040, 540, 150, "var(--shadow)"),
    ].join(""),
  );

/** A shield with a star. */
const person = (): string =>
  page(
    LAND,
    `<g stroke="var(--ink)" stroke-linejoin="round"><path d="M440 90 h320 v200 q0 190 -160 270 q-160 -80 -160 -270z" fill="var(--free)" stroke-width="8"/>
<path d="M462 112 h276 v176 q0 168 -138 240 q-138 -72 -138 -240z" fill="none" stroke="var(--gold-hi)" stroke-width="4"/>
<path d="M600 165 l27 83 h87 l-70 51 27 83 -71 -51 -71 51 27 -83 -70 -51 h87z" fill="var(--gold-hi)" stroke-width="4"/></g>`,
  );

/** A road that branches: what was played, and what might have been. */
const lab = (): string =>
  page(
    GROUND,
    [
      road("M90 300 H520"),
      road("M520 300 C640 300 640 130 760 130 H1110"),
      road("M520 300 H1110"),
      road("M760 300 C860 300 860 440 960 440 H1110"),
      ...[120, 250, 380].map((x) => stone(x, 300, "var(--ink)")),
      stone(520, 300, "var(--gold)"),
      ...[640, 760, 880, 1000].map((x) => stone(x, 300, "var(--vellum)")),
      ...[770, 900, 1030].map((x) => stone(x, 130, "var(--free)")),
      ...[960, 1080].map((x) => stone(x, 440, "var(--shadow)")),
    ].join(""),
  );

/** The scenes, by the file that links show. */
export const SCENES: { readonly [file: string]: () => string } = {
  "apps/web/public/previews/tournament.jpg": tournament,
  "apps/web/public/previews/person.jpg": person,
  "apps/web/public/previews/lab.jpg": lab,
};
