/** Who acts, as the sentences of the prompt bar call them, and what gives them the right to. */
import type { Slots } from "@westmarch/boardkit";
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { askingOf, frameOf, type Seat } from "@westmarch/kernel";
import { CARD, CHARACTER, type PlaceId, SIDE, type Side, sideOf } from "../../ids.ts";
import type { Step } from "../../language/tree.ts";
import { programOf } from "../../rules/said.ts";
import type { FiveArmies } from "../../state.ts";
import type { Words } from "../../words.ts";
import type { GameSay, Key } from "../keys.ts";
import { abilityName, cardName, characterName, placeAt, seatName } from "../names.ts";
import type { Spoken } from "./asked.ts";

type ChapterName = keyof Words["chapters"];

/** The frame that asks, if it is one of this chapter. */
export const asking = <N extends ChapterName>({ view }: Pick<Spoken, "view">, chapter: N) =>
  askingOf<FiveArmies, N>(view, chapter);

/** The innermost frame of a chapter, whatever stands on it. */
export const within = <N extends ChapterName>({ view }: Pick<Spoken, "view">, chapter: N) =>
  frameOf<FiveArmies, N>(view, chapter);

/**
 * What is being carried out: a card, a general's ability, or what a character's coming brings. Empty where nothing is.
 */
export function sourceName({ say, view }: Pick<Spoken, "say" | "view">): string {
  const frame = within({ view }, "steps");
  if (!frame) return "";
  if (frame.source === "card" || frame.source === "becomes") return cardName(say, CARD.of(frame.program));
  const character = CHARACTER.of(frame.program);
  return frame.source === "general" ? abilityName(say, character) : characterName(say, character);
}

/** The step of a card or an ability that is being carried out. */
export function stepNow(props: Pick<Spoken, "view">): Step | null {
  const frame = within(props, "steps");
  if (!frame) return null;
  return programOf(props.view, frame.source, frame.program, frame.path)[frame.n] ?? null;
}

/** A name in bold that opens a sentence, and what is asked. */
export function titled({ say }: Pick<Spoken, "say">, name: string, key: Key, slots?: Slots): string {
  const exclaimed = /[!?！？]$/u.test(name) ? "yes" : "no";
  return paragraph(say, say("title", { name, exclaimed }), sentenceCase(say(key, slots)));
}

/** The same for a seat. */
export const bySeat = (props: Pick<Spoken, "say">, seat: Seat, key: Key, slots?: Slots): string =>
  titled(props, seatName(props.say, sideOf(seat)), key, slots);

/** The same for what is being carried out; where nothing is, `otherwise` opens the sentence. */
export const bySource = (props: Spoken, otherwise: string, key: Key, slots?: Slots): string =>
  titled(props, sourceName(props) || otherwise, key, slots);

/** An army by its side and where it stands (“the Shadow’s army on the Ash Plain”). */
export const armyName = (say: GameSay, side: Side, at: PlaceId): string =>
  say("army", { side: SIDE.names[side], place: placeAt(say, at) });

/** A combat as a heading: where it is, and which round. */
export const combatHeading = ({ say, view: { battle } }: Pick<Spoken, "say" | "view">): string =>
  battle ? say("the.combat", { at: placeAt(say, battle.target), round: battle.round }) : "";
