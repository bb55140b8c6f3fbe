/** The road to dusk in words. */
import { paragraph } from "@westmarch/boardkit/writing";
import { type CharacterId, LORD } from "../../ids.ts";
import { FATE_END, type FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { characterName } from "../names.ts";
import { type Comer, comers, stepsLeft } from "./dusk.ts";

/** The name at a stone, which is short. */
export const shortName = (say: GameSay, character: CharacterId): string =>
  character === LORD ? say("tray.eagles") : characterName(say, character);

/** Who comes at which step. */
export const comes = (say: GameSay, { character, step, state }: Comer): string =>
  say("tray.dusk.comes", { name: shortName(say, character), step, state });

/** The road in a sentence: how far it is, and who comes where. */
export const roadSpoken = (say: GameSay, view: FiveArmies): string =>
  paragraph(
    say,
    say("tray.dusk.spoken", { fate: view.fate, end: FATE_END, left: stepsLeft(view) }),
    ...comers(view).map((comer) => comes(say, comer)),
  );
