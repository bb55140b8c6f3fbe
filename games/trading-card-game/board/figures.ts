/** Figures in words: "Strength 9 = 5 printed + 2 from Sting + …". Free of React, for the terminal. */
import type { Figure } from "../figures.ts";
import type { CardGame } from "../state.ts";
import type { Modifier } from "../table/modifiers.ts";
import type { GameSay } from "./keys.ts";
import { titleOf } from "./names.ts";

type When = Pick<CardGame, "phase">;

/** What a modifier comes from and how long it lasts; the sentence that joins it adds its sign. */
function shareOf(say: GameSay, { phase }: When, { much: signed, from, until }: Modifier): string {
  const much = Math.abs(signed);
  // A skirmish has a phase of its own (17.6).
  const end = until === "phase" && phase === "skirmish" ? "skirmish" : until;
  const lasts = end === undefined ? {} : { until: say(`figure.until.${end}`) };
  if (typeof from === "string") return say(`figure.share.${from}`, { much, ...lasts });
  const card = titleOf(say, from);
  return say(end === undefined ? "figure.share.card" : "figure.share.lasting", { much, card, ...lasts });
}

/** A figure with everything that it is made of. */
export function figureSentence(say: GameSay, g: When, { name, total, shares }: Figure): string {
  const figure = say(`figure.${name}`);
  const [first, ...others] = shares;
  if (!first) return say("figure.plain", { figure, total });
  const opening = shareOf(say, g, first);
  const sum = others.reduce(
    (before, share) =>
      say(share.much < 0 ? "figure.minus" : "figure.plus", { before, share: shareOf(say, g, share) }),
    first.much < 0 ? say("figure.minus.first", { share: opening }) : opening,
  );
  return say("figure.says", { figure, total, shares: sum });
}
