/** The cards that a ready deck is about, and what each is for. */
import type { Collector } from "../../decks/deck.ts";
import type { ReadyDeckId } from "../../decks/readyIds.ts";
import type { Key } from "../keys.ts";

interface KeyCard {
  readonly id: Collector;
  readonly why: Key;
}

export const KEY_CARDS: Readonly<Record<ReadyDeckId, readonly KeyCard[]>> = {
  "aragorn-starter": [
    { id: "1P365", why: "plan.aragorn-starter.1P365" },
    { id: "1C116", why: "plan.aragorn-starter.1C116" },
    { id: "1U108", why: "plan.aragorn-starter.1U108" },
    { id: "1U153", why: "plan.aragorn-starter.1U153" },
  ],
  "gandalf-starter": [
    { id: "1P364", why: "plan.gandalf-starter.1P364" },
    { id: "1C78", why: "plan.gandalf-starter.1C78" },
    { id: "1C286", why: "plan.gandalf-starter.1C286" },
    { id: "1C187", why: "plan.gandalf-starter.1C187" },
  ],
  "hobbits-sauron": [
    { id: "1C311", why: "plan.hobbits-sauron.1C311" },
    { id: "1C286", why: "plan.hobbits-sauron.1C286" },
    { id: "1C296", why: "plan.hobbits-sauron.1C296" },
    { id: "1U270", why: "plan.hobbits-sauron.1U270" },
  ],
  "kings-road": [
    { id: "1R89", why: "plan.kings-road.1R89" },
    { id: "1C116", why: "plan.kings-road.1C116" },
    { id: "1U108", why: "plan.kings-road.1U108" },
    { id: "1U178", why: "plan.kings-road.1U178" },
  ],
  "elves-dwarves-nazgul": [
    { id: "1U51", why: "plan.elves-dwarves-nazgul.1U51" },
    { id: "1U12", why: "plan.elves-dwarves-nazgul.1U12" },
    { id: "1C37", why: "plan.elves-dwarves-nazgul.1C37" },
    { id: "1R237", why: "plan.elves-dwarves-nazgul.1R237" },
  ],
  "golden-wood": [
    { id: "1R50", why: "plan.golden-wood.1R50" },
    { id: "1C41", why: "plan.golden-wood.1C41" },
    { id: "1R45", why: "plan.golden-wood.1R45" },
    { id: "1R148", why: "plan.golden-wood.1R148" },
  ],
  "durins-folk": [
    { id: "1R13", why: "plan.durins-folk.1R13" },
    { id: "1C21", why: "plan.durins-folk.1C21" },
    { id: "1C9", why: "plan.durins-folk.1C9" },
    { id: "1R217", why: "plan.durins-folk.1R217" },
  ],
};
