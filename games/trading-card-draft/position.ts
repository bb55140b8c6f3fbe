/**
 * A draft in words; what has its usual value is left out.
 *
 *     players=2 rounds=6 round=1 packs=1R50-legolas,1C51-legolas;?*2 pools=…;?*80
 *
 * `packs` and `pools` are told by seat; `?` is a card that is not known, `*3` that there are three of it.
 */
import { copyStack, type Notation, readStack } from "@westmarch/kernel";
import { coreWords, describe, fieldsOf, form, word } from "@westmarch/positions";
import * as forms from "@westmarch/trading-card-game/notation/forms";
import { choices } from "./choices.ts";
import { newDraft } from "./newgame.ts";
import { type Draft, MOST_DRAFTERS, type Secret, WAYS } from "./state.ts";

const { whole } = form;
const field = fieldsOf<Draft>();

/** A draft of so many in which nothing has been opened yet. */
const blank = (players = 2): Draft => ({
  ...newDraft({ players: String(players) }),
  version: 1,
  drawn: 0,
  sealed: new Array<null>(players).fill(null),
  result: null,
  stack: copyStack(readStack("draft.starters")),
});

const secret = (key: keyof Secret) =>
  word(
    forms.piles,
    (g: Draft) => g.secret[key],
    (g, piles) => {
      g.secret[key] = piles;
    },
  );

const line = {
  players: word(
    whole(2, MOST_DRAFTERS),
    (g: Draft) => g.sealed.length,
    (g, players) => {
      Object.assign(g, blank(players));
    },
  ),
  way: field("way", forms.word(WAYS)),
  rounds: field("rounds", whole(1)),
  round: field("round", whole()),
  packs: secret("packs"),
  pools: secret("pools"),
  ...coreWords<Draft>(choices),
};

export const positions = describe<Draft>({ line, blank: () => blank() });

export const notation: Notation<Draft> = {
  write: positions.write,
  read: positions.read,
  draft: positions.draft,
  faults: positions.faults,
  fields: positions.fields,
  ...choices,
};
