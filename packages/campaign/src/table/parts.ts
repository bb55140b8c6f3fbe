/** What of a game's board its table is made of. */
import type { BoardProps, Happened } from "@westmarch/boardkit";
import type { Later } from "@westmarch/boardkit/later";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import type { OwnHandProps } from "../cards/own.ts";

/** What a table needs of a board's props. */
export type TableProps<G extends Core> = Pick<
  BoardProps<G>,
  "view" | "seat" | "log" | "live" | "step" | "calm" | "layout" | "whole" | "explain" | "ask"
>;

/** What of a board comes later, and what it says of its events. */
export interface TableParts<G extends Core, Place, Ahead, Telling> {
  /** What the rules know of what is to come. */
  readonly looking: Later<Ahead>;
  /** What the slips say. */
  readonly about: Later<Telling>;
  /** Steps of a scene that are seen on the map before it comes up. */
  readonly opening: ReadonlySet<string>;
  /** The places that events speak of. */
  readonly placesOf: (events: readonly Happened<G>[], view: G) => readonly Place[];
}

/** What lies on the table besides its map and trays. */
export interface OverTable<
  G extends Core,
  P extends { readonly say: unknown },
  Card extends number,
  Splitting,
  Attack,
> {
  /** One's own cards at the foot of the table. */
  readonly Hand: (hand: OwnHandProps<P, Card>) => ReactNode;
  /** Who goes and who stays: fetched late, for no army sets out with the first look at the table. */
  readonly SplitSlip: (slip: { readonly splitting: Splitting; readonly say: P["say"] }) => ReactNode;
  /** What would come of an attack. */
  readonly Forecast: (slip: {
    readonly say: P["say"];
    readonly view: G;
    readonly attack: Attack;
  }) => ReactNode;
  /** What is shown over all that as it happens. */
  readonly Stages: (stages: P & { readonly happening: readonly Happened<G>[] }) => ReactNode;
}
