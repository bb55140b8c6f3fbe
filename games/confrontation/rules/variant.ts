/** Section 11: the variant game's four cards. At most one may be used per turn (A23). */
import { FORWARD, RIVER } from "../data/board.ts";
import {
  ALL_REGIONS,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  FANGORN,
  GANDALF,
  GANDALF_THE_WHITE,
  GOOD,
  MORDOR,
  PALANTIR,
  RECALL,
  type RegionId,
  SHADOWFAX,
  SHIRE,
  type VariantId,
} from "../data/ids.ts";
import { type Confrontation, seatOf } from "../state.ts";
import type { C, Chosen } from "../vocabulary.ts";
import { ALL, GANDALF_RETURNS } from "./choices.ts";
import { hasRoom, isTunnel } from "./movement.ts";
import { ANYBODY, arrive, bit, leaveUnseen, standees } from "./standees.ts";

/** What the variant cards add to the choices of a turn. */
export type VariantChoice = Chosen<"shadowfax" | "palantir" | "gandalf-the-white" | "recall">;

/** Whether a variant card still lies before its owner. */
export const lies = (g: Confrontation, card: VariantId): boolean => (g.variants & (1 << card)) !== 0;

/** A used variant card leaves the game. */
export function spend(g: Confrontation, card: VariantId): void {
  g.variants &= ~(1 << card);
}

/** 11.2, A24: where Shadowfax may carry a character from here: forward or through the tunnel, to no enemy. */
export function shadowfaxReach(g: Confrontation, from: RegionId): RegionId[] {
  const reach = [...FORWARD[GOOD][from]];
  if (isTunnel(GOOD, from, FANGORN)) reach.push(FANGORN);
  if (g.rulings.shadowfaxRiver && RIVER[from] >= 0) reach.push(RIVER[from]);
  return reach.filter((to) => standees(g, DARK, to) === 0 && hasRoom(g, GOOD, to));
}

/** 11.3. */
export const gandalfMayReturn = (g: Confrontation): boolean =>
  (g.fallen & (1 << GANDALF)) !== 0 && standees(g, DARK, FANGORN) === 0 && hasRoom(g, GOOD, FANGORN);

/** 11.4: not on the first turn of the game. */
export const mayRecall = (g: Confrontation): boolean =>
  g.turns > 1 && standees(g, GOOD, MORDOR) === 0 && hasRoom(g, DARK, MORDOR);

function goodChoices(g: Confrontation): VariantChoice[] {
  const options: VariantChoice[] = [];
  if (lies(g, SHADOWFAX)) {
    for (const character of CHARACTERS_OF[GOOD]) {
      const from = g.secret.at[character];
      if (from >= 0) for (const to of shadowfaxReach(g, from)) options.push(ALL.shadowfax[character][to]);
    }
  }
  if (lies(g, GANDALF_THE_WHITE) && gandalfMayReturn(g)) options.push(GANDALF_RETURNS);
  return options;
}

function darkChoices(g: Confrontation, canMove: boolean): VariantChoice[] {
  const options: VariantChoice[] = [];
  // A26: the Palantir is for use before a move.
  if (lies(g, PALANTIR) && canMove) {
    for (const region of ALL_REGIONS) {
      if (region !== SHIRE && standees(g, GOOD, region) > 0) options.push(ALL.palantir[region]);
    }
  }
  if (lies(g, RECALL) && mayRecall(g)) {
    for (const character of CHARACTERS_OF[DARK]) {
      const from = g.secret.at[character];
      if (from >= 0 && from !== MORDOR) options.push(ALL.recall[character]);
    }
  }
  return options;
}

/** The variant cards that may be used now, at the start of a turn. */
export const variantChoices = (g: Confrontation, canMove: boolean): VariantChoice[] =>
  g.turn === GOOD ? goodChoices(g) : darkChoices(g, canMove);

/** 11.1: shown to Dark alone, until his turn ends. */
export function lookIntoPalantir(c: C, region: RegionId): void {
  const { g } = c;
  spend(g, PALANTIR);
  g.palantir = region;
  const characters: CharacterId[] = [];
  for (const character of CHARACTERS_OF[GOOD])
    if (g.secret.at[character] === region) characters.push(character);
  c.reveal();
  c.tellMore("palantir", { region }, [seatOf(g, DARK)], { characters });
}

/** 11.3: with his usual ability, and counted as a survivor. */
export function returnGandalf(c: C): void {
  const { g } = c;
  spend(g, GANDALF_THE_WHITE);
  g.fallen &= ~(1 << GANDALF);
  g.secret.at[GANDALF] = FANGORN;
  arrive(g, GOOD, FANGORN, bit(GANDALF));
  c.tell("gandalf-returned", {});
}

/** 11.4: unshown; the region it left is of course visible. */
export function recall(c: C, character: CharacterId): void {
  const { g } = c;
  spend(g, RECALL);
  const from = g.secret.at[character];
  g.secret.at[character] = MORDOR;
  arrive(g, DARK, MORDOR, leaveUnseen(g, DARK, from, ANYBODY));
  c.tellMore("recalled", { from }, [seatOf(g, DARK)], { character });
}
