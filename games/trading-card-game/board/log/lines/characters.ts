/** What befalls characters: wounds, exertions, healing, death, and what is different for them for a while. */
import { isLasting } from "../../../notation/names.ts";
import type { LastingKind } from "../../../state.ts";
import type { Key } from "../../keys.ts";
import { copies, copy, type Reader, signed } from "../slots.ts";
import type { Facts, LogLines } from "./line.ts";

/** By what is different. What is kept for later, or is only remembered, is not told. */
const LASTING: Readonly<Record<LastingKind, Key | null>> = {
  strength: "log.lasting.strength",
  damage: "log.lasting.damage",
  defender: "log.lasting.defender",
  fierce: "log.lasting.fierce",
  "may fight": "log.lasting.may-fight",
  tripled: "log.lasting.tripled",
  "wound cap": "log.lasting.wound-cap",
  "no wounds": "log.lasting.no-wounds",
  "gives no strength": "log.lasting.gives-no-strength",
  "no archer": "log.lasting.no-archer",
  "fellowship archery": "log.lasting.fellowship-archery",
  "minion archery": "log.lasting.minion-archery",
  "may not be assigned": "log.lasting.may-not-be-assigned",
  "may not move": "log.lasting.may-not-move",
  asleep: null,
  "shadow number": "log.lasting.shadow-number",
  "ring without text": "log.lasting.ring-without-text",
  delayed: null,
};

function lasting({ what, copy: id, by }: Facts<"lasting">, r: Reader): string | null {
  const key = isLasting(what) ? LASTING[what] : null;
  if (key === null) return null;
  return r.say(key, { card: copy(r, id), by: what === "wound cap" ? by : signed(by) });
}

export const CHARACTERS = {
  wounded: {
    kind: "battle",
    tell: ({ copy: id, wounds }, r) => r.say("log.wounded", { card: copy(r, id), wounds }),
  },
  exerted: {
    kind: "move",
    tell: ({ copy: id, wounds, token }, r) =>
      r.say(token ? "log.exerted" : "log.exerted.free", { card: copy(r, id), wounds }),
  },
  exhausted: { kind: "move", tell: ({ copy: id }, r) => r.say("log.exhausted", { card: copy(r, id) }) },
  healed: {
    kind: "move",
    tell: ({ copy: id, wounds }, r) => r.say("log.healed", { card: copy(r, id), wounds }),
  },
  prevented: { kind: "battle", tell: ({ copy: id }, r) => r.say("log.prevented", { card: copy(r, id) }) },
  killed: {
    kind: "battle",
    tell: ({ copies: ids }, r) => r.say("log.killed", { cards: copies(r, ids), count: ids.length }),
  },
  lasting: { kind: "move", tell: lasting },
} as const satisfies Partial<LogLines>;
