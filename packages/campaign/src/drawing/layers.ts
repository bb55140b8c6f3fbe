/** Layers that the drawing of any map is made of. */
import { beside, element, even, type Polyline, path, stroke, WATER } from "@westmarch/ink";

/** Each outline is written once, and used for washes and clips. */
export const outlinesAs = (id: string, outlines: readonly Polyline[]): string =>
  outlines.map((outline, region) => element("path", { id: `${id}${region}`, d: path(outline) })).join("");
export const areasOf = (id: string, regions: readonly number[]): string =>
  regions.map((region) => element("use", { href: `#${id}${region}` })).join("");

interface Band {
  readonly name: string;
  readonly id: string;
  readonly colour: string;
  /** Its regions, as `areasOf` has them. */
  readonly areas: string;
  /** Where another's land begins. */
  readonly frontier: readonly Polyline[];
  /** How strong the colour is all over its land. */
  readonly body: number;
  /** Width and strength of its strokes, the broadest first. */
  readonly strokes: readonly (readonly [width: number, opacity: number])[];
}

/** A colour that lies inside its border, gathered at it, and only where another's land begins. */
export const bandOf = ({ name, id, colour, areas, frontier, body, strokes }: Band): string =>
  element("defs", {}, element("path", { id, d: frontier.map((line) => path(line, false)).join("") })) +
  element("clipPath", { id: name }, areas) +
  element("g", { fill: colour, "fill-opacity": body }, areas) +
  element(
    "g",
    {
      "clip-path": `url(#${name})`,
      fill: "none",
      stroke: colour,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    },
    strokes
      .map(([width, opacity]) => element("use", { href: `#${id}`, "stroke-width": width, opacity }))
      .join(""),
  );

/** Every border as a plain line, until the pen has drawn it. */
export const bareBorders = (className: string, areas: string, line: string): string =>
  element("g", { class: className, fill: "none", stroke: line, "stroke-width": 1.2, opacity: 0.7 }, areas);

/** Shade about the land of the game, towards the rest of the world. */
export const brimOf = (rim: readonly Polyline[]): string => {
  const d = rim.map((line) => path(line, false)).join("");
  return [
    [34, 0.06],
    [20, 0.08],
    [10, 0.12],
  ]
    .map(([width, opacity]) =>
      element("path", {
        d,
        fill: "none",
        stroke: "var(--map-shade)",
        "stroke-width": width,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
        opacity,
      }),
    )
    .join("");
};

/** A river from its source to its mouth. */
export interface Flow {
  readonly line: Polyline;
  /** Half its width at a point of the line. */
  readonly half: (i: number) => number;
}

/** Points of a bank are so far apart. */
const BANK = 4.5;

/** Rivers with their banks; the far bank is the heavier one, as the light has it. */
export const riversOf = (flows: readonly Flow[], colour: string): string => {
  let [water, banks] = ["", ""];
  for (const [n, { line, half }] of flows.entries()) {
    const west = even(beside(line, half), BANK);
    const east = even(
      beside(line, (i) => -half(i)),
      BANK,
    );
    water += path([...west, ...[...east].reverse()]);
    banks +=
      stroke(west, { width: 0.9, seed: `west bank ${n}`, ends: [0.3, 0.1] }) +
      stroke(east, { width: 1.2, seed: `east bank ${n}`, ends: [0.3, 0.1] });
  }
  return element("path", { d: water, fill: colour }) + element("path", { d: banks, fill: WATER });
};

/**
 * A shape of one paint is as pale by the opacity of that paint as by its own, and costs the browser no layer: there are
 * thousands, and it would look through them in every picture while the map moves.
 */
const flat = (svg: string): string =>
  svg.replaceAll(/<(?:path|use|ellipse|rect) [^>]*?\sopacity="[^>]*>/g, (tag) => {
    const [inked, drawn] = [/ stroke="(?!none)/.test(tag), / fill="(?!none)/.test(tag)];
    if (inked && drawn) return tag;
    const paint = inked || (!drawn && / stroke-width="/.test(tag)) ? "stroke" : "fill";
    return tag.replace(" opacity=", ` ${paint}-opacity=`);
  });

/** The page as a picture that goes on past its edges. */
export const pageOf = (content: string, width: number, height: number): string =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, overflow: "visible" },
    flat(content),
  );
