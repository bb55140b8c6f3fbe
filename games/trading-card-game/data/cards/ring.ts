/** The One Ring, in both of its forms. */
import type { CardData } from "../card.ts";

export const RING = [
  {
    id: "1R1",
    title: "The One Ring",
    subtitle: "Isildur's Bane",
    unique: true,
    side: "Ring",
    type: "The One Ring",
    strengthBonus: 1,
    vitalityBonus: 1,
    text: "Response: bearer is about to be wounded → bearer puts on the Ring until regroup. | Static: while bearer wears the Ring, each wound bearer would take is replaced by adding 2 burdens.",
  },
  {
    id: "1C2",
    title: "The One Ring",
    subtitle: "The Ruling Ring",
    unique: true,
    side: "Ring",
    type: "The One Ring",
    strengthBonus: 1,
    text: "Response: bearer is about to be wounded during a skirmish → bearer puts on the Ring until regroup. | Static: while bearer wears the Ring, each wound bearer would take during a skirmish is replaced by adding 1 burden.",
  },
] as const satisfies readonly CardData[];
