/** What of cards and manoeuvres can be entered. */
import { CHARACTERS } from "../../../language/names.ts";
import type { Entries } from "../sections.ts";
import { chosen, commandOf, copiesOf, titled, titleOf, typeOf } from "./common.ts";
import type { Field } from "./field.ts";

const eventCombat = titled<Entries["event"]>(
  ({ combat }) => combat,
  (card, combat) => ({ ...card, combat }),
);

const story: readonly Field<Entries["story_shadow"]>[] = [
  titleOf(),
  typeOf(),
  copiesOf(),
  {
    id: "needs",
    control: {
      kind: "sentence",
      reads: "need",
      get: ({ needs }) => needs ?? null,
      set: (card, needs) => ({ ...card, needs }),
      drop: ({ needs: _, ...card }) => card,
    },
  },
  commandOf(),
];

type CardSection = "event" | "story_free_peoples" | "story_shadow" | "fate" | "maneuvers";

/** The fields of every kind of card. */
export const CARD_FIELDS: { readonly [S in CardSection]: readonly Field<Entries[S]>[] } = {
  event: [
    titleOf(),
    typeOf(),
    copiesOf(),
    commandOf(),
    { id: "combatTitle", control: eventCombat.title },
    { id: "combat", control: eventCombat.text("combat") },
  ],
  story_free_peoples: story,
  story_shadow: story,
  fate: [
    titleOf(),
    {
      id: "character",
      control: {
        kind: "choice",
        names: CHARACTERS,
        of: "character",
        get: ({ character }) => character,
        set: chosen(CHARACTERS, (card, character) => ({ ...card, character })),
      },
    },
    copiesOf(),
    commandOf(),
  ],
  maneuvers: [
    titleOf(),
    {
      id: "text",
      control: {
        kind: "sentence",
        reads: "combat",
        get: ({ text }) => text,
        set: (card, text) => ({ ...card, text }),
      },
    },
  ],
};
