import { type Explanation, said } from "@westmarch/campaign/telling";
import { ACTIVATES, ALL_FREE_NATIONS } from "../../../data/characters.ts";
import {
  ALL_NATIONS,
  ARAGORN,
  type CharacterId,
  GANDALF_THE_WHITE,
  NONE,
  STRIDER,
} from "../../../data/ids.ts";
import { ASIDE, DEAD, IN_FELLOWSHIP, REPLACED } from "../../../state.ts";
import { characterName, place, withinCharacter, withinNation } from "../../names.ts";
import { rulesOf } from "../characters.ts";
import type { Asked } from "./told.ts";

/** Where he is now, as a sentence. */
export function whereCharacter({ say, view }: Asked, id: CharacterId): string {
  const at = view.at[id];
  if (at === ASIDE) return say("about.where.aside");
  if (at === IN_FELLOWSHIP) return say(view.guide === id ? "about.where.guide" : "about.where.fellowship");
  if (at === DEAD) return say("about.where.dead");
  if (at === REPLACED) {
    const heir = id === STRIDER ? ARAGORN : GANDALF_THE_WHITE;
    return say("about.where.replaced", { character: withinCharacter(say, heir) });
  }
  return say("about.where.region", { region: place(say, at) });
}

function activates({ say }: Asked, id: CharacterId): string | null {
  const whom = ACTIVATES[id];
  if (whom === NONE) return null;
  if (whom === ALL_FREE_NATIONS) return say("about.activates.all");
  return say("about.activates", { nation: withinNation(say, ALL_NATIONS[whom]) });
}

/** His abilities are on his card, which stands beside the words. */
export const character = (asked: Asked, id: CharacterId): Explanation => ({
  title: characterName(asked.say, id),
  words: said(whereCharacter(asked, id), activates(asked, id)),
  rules: rulesOf(id),
});
