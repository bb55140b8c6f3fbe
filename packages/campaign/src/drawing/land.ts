/** The picture of a land as it is there first, before the pen has drawn on it. */
import { element, LINE, type Polyline, path } from "@westmarch/ink";
import type { MapPlan } from "../plan/index.ts";
import { areasOf, bareBorders, brimOf, outlinesAs, pageOf } from "./layers.ts";

/** The picture goes on past the page, so that no screen sees its end. */
const PAST = { left: -900, right: 2100, top: -300, bottom: 1320 };

/** The colour that lies over the ground of a region, and its strength. */
export type Wash = readonly [colour: string, body: number];

/** Regions whose ground has the same wash are painted as one. */
export const washesOf = <Name>(
  names: readonly Name[],
  washOf: (name: Name) => Wash | undefined,
  areas: (names: readonly Name[]) => string,
): string => {
  const flats = new Map<string, { readonly wash: Wash; readonly names: Name[] }>();
  for (const name of names) {
    const wash = washOf(name);
    const flat = wash && flats.get(wash.join(" "));
    if (flat) flat.names.push(name);
    else if (wash) flats.set(wash.join(" "), { wash, names: [name] });
  }
  return [...flats.values()]
    .map(({ wash: [colour, body], names: alike }) =>
      element("g", { fill: colour, "fill-opacity": body }, areas(alike)),
    )
    .join("");
};

interface Land {
  /** What the outlines are called, and what is shown only until the pen has drawn it. */
  readonly id: string;
  readonly bare: string;
  /** Of everything that answers on the page, and of the land as a whole. */
  readonly outlines: readonly Polyline[];
  readonly land: Polyline;
  /** Where the land of the game ends and the rest of the world begins. */
  readonly rim: readonly Polyline[];
  /** What lies under the land and over it. */
  readonly sea?: string;
  readonly paint: string;
}

/** The land: the world around it, its ground, and plain borders. */
export const landOf = ({ id, bare, outlines, land, rim, sea = "", paint }: Land): string =>
  element("defs", {}, outlinesAs(id, outlines)) +
  element("rect", {
    x: PAST.left,
    y: PAST.top,
    width: PAST.right - PAST.left,
    height: PAST.bottom - PAST.top,
    fill: "var(--map-far)",
  }) +
  sea +
  brimOf(rim) +
  element("path", { d: path(land), fill: "var(--map-land)" }) +
  paint +
  bareBorders(
    bare,
    areasOf(
      id,
      outlines.map((_, place) => place),
    ),
    LINE,
  );

/** A map as two pictures, and what the page must know about it. */
export interface Drawn<Plan extends MapPlan> {
  /** The land itself: it is there first. */
  readonly land: string;
  /** What the pen draws, and what stands on the land. */
  readonly cover: string;
  readonly plan: Plan;
}

/** Both pictures on the page of the plan. */
export const drawnOn = <Plan extends MapPlan>(plan: Plan, land: string, cover: string): Drawn<Plan> => ({
  land: pageOf(land, plan.width, plan.height),
  cover: pageOf(cover, plan.width, plan.height),
  plan,
});
