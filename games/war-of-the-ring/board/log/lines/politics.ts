/** Nations on their way to war, partners, and how a war ends. */
import { listed, paragraph } from "@westmarch/boardkit/writing";
import { isTeam, seatsOf } from "../../../seats.ts";
import { place } from "../../names.ts";
import { card, deck, nation, player, side } from "../slots.ts";
import type { Lines } from "./line.ts";

export const POLITICS = {
  advanced: {
    kind: "move",
    tell: (f, say) =>
      say(f.steps === 0 ? "log.advanced.war" : "log.advanced", {
        ...nation(say, f.nation),
        steps: f.steps,
        why: f.why,
      }),
  },
  "set-back": {
    kind: "move",
    tell: (f, say) => say("log.set-back", { ...nation(say, f.nation), steps: f.steps }),
  },
  activated: {
    kind: "move",
    tell: (f, say) => say("log.activated", { ...nation(say, f.nation), why: f.why }),
  },
  mixed: {
    kind: "move",
    tell: (f, say) => say("log.mixed", { ...side(say, f.side), place: place(say, f.region) }),
  },
  swapped: {
    kind: "move",
    tell: (f, say, view) => {
      const [one = "", two = ""] = f.seats.map((seat) => player(say, view, seat).who);
      const [first = "", second = ""] = f.cards
        ? f.cards.map((id) => card(say, id))
        : f.decks.map((id) => deck(say, id));
      return say(f.cards ? "log.swapped.own" : "log.swapped", { one, two, first, second });
    },
  },
  won: {
    kind: "end",
    tell: (f, say, view) => {
      const how = say(`log.won.${f.reason}`);
      if (!isTeam(view, f.side) || f.victors.length === seatsOf(view, f.side).length) return how;
      const names = f.victors.map((seat) => player(say, view, seat).who);
      return paragraph(say, how, say("log.won.first", { who: listed(say, names) }));
    },
  },
} satisfies Lines;
