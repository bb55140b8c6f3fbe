import type { BoardProps, Say } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { offeredOn } from "../counting/offering.ts";

/** One of the two sides of a campaign. */
export type Side = 0 | 1;

/** The tray that is a side's own has the band of that side; `near` is the side from which the table is seen. */
export const sideOfTray = (tray: string, near: Side): Side | undefined => {
  if (tray === "own") return near;
  return tray === "other" ? (near === 0 ? 1 : 0) : undefined;
};

/** The words that the frame of the trays needs. */
export type FrameKey = "tray.trays" | "tray.close";

/** What the frame of the trays needs of a board's props. */
export type FrameProps = Pick<BoardProps<Core>, "layout" | "whole" | "ask"> & { readonly say: Say<FrameKey> };

/** What the frame of the trays needs of the player's acting. */
export interface FrameActing {
  readonly die: number | null;
  /** The things with which something can be done, and the cards among them. */
  readonly things: ReadonlySet<string>;
  readonly cards: ReadonlySet<number>;
}

/** What lies around a map. */
export interface AroundProps<P, A> {
  readonly props: P;
  readonly acting: A;
}

/** What every arrangement of the trays is given. */
export interface Laid<P, A> extends AroundProps<P, A> {
  /** The side from which the table is seen. */
  readonly near: Side;
  /** A player sits here, and does not only watch. */
  readonly seated: boolean;
  /** The seats that are to decide something. */
  readonly acts: readonly number[];
  /** What others have just done, where it lies among the trays; null: it lies elsewhere, or there is nothing. */
  readonly recent: ReactNode;
}

/** What lies in the tray of one side. */
export interface OfSide<P, A> extends AroundProps<P, A> {
  readonly side: Side;
  /** It is the side of the player who looks at it. */
  readonly own: boolean;
  /** What of it lies elsewhere: on a strip its dice, in the rail what changes them too. */
  readonly elsewhere: "strip" | "rail" | null;
}

/** A part of that tray. */
export type PartOfSide<P> = Pick<OfSide<P, never>, "props" | "side">;

/** What of a board's props tells who sits where. */
type Seated = Pick<BoardProps<Core>, "names" | "seat"> & { readonly say: Say<"tray.you"> };

/** Who sits there, as it is written. */
export const whoSits = ({ names, seat: own, say }: Seated, seat: number): string => {
  const name = names[seat] ?? "";
  return seat === own ? say("tray.you", { name }) : name;
};

/** The tray of the near side, which a player calls her own, or of the other. */
export const ofSide = <P extends Pick<FrameProps, "layout">, A>(
  { props, near, seated }: Laid<P, A>,
  tray: "own" | "other",
  acting: A,
): OfSide<P, A> => {
  const { layout } = props;
  const own = seated && tray === "own";
  return {
    props,
    acting,
    side: sideOfTray(tray, near) ?? near,
    own,
    // Above the map of a phone lie the dice of the other side.
    elsewhere: own ? "rail" : layout === "wide" ? null : "strip",
  };
};

/** What is shown of one tray. */
export interface ContentOf<L, Name extends string> {
  readonly laid: L;
  readonly tray: Name;
  /** Folds the tray that lies over the map, when something in it was taken up. */
  readonly close?: (() => void) | undefined;
}

/** What a game says of its trays. */
export interface TrayTable<Name extends string, P extends FrameProps> {
  readonly titleOf: (say: P["say"], tray: Name, near: Side) => string;
  /** The name on a tab, which is short. */
  readonly tabOf: (say: P["say"], tray: Name, near: Side) => string;
  /** What stands beside its name. */
  readonly asideOf?: (props: P, tray: Name) => string | undefined;
  /** What a folded tray is about, in a word, and for a player who hears it. */
  readonly gistOf: (props: P, tray: Name, near: Side) => string;
  readonly spokenOf: (props: P, tray: Name, near: Side) => string;
  /** What lies in a folded tray, for a player who points at it: see `data-explain`. */
  readonly pointsOf: (props: P, tray: Name) => string;
  /** The trays that hold these things. */
  readonly traysOf: (things: ReadonlySet<string>, props: P) => ReadonlySet<Name>;
}

/** The trays of which something is offered. */
export const offeredIn = <Name extends string, P extends FrameProps>(
  table: Pick<TrayTable<Name, P>, "traysOf">,
  props: P,
  acting: FrameActing,
): ReadonlySet<Name> => offeredOn(props.ask, acting, (things) => table.traysOf(things, props));
