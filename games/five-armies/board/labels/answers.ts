/** What enough, yes, no and a number mean for the question that asks. */
import type { Label } from "@westmarch/boardkit";
import { FREE, sideOf } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import { maneuverName } from "../names.ts";
import type { Ask, Offering, Said, Spoken } from "./asked.ts";
import { asking } from "./who.ts";

export const DONE: Omit<
  Said<"done">,
  "general" | "dice" | "remove-token" | "casualties" | "part" | "excess"
> = {
  move: "done.move",
  onward: "done.onward",
  walk: "done.walk",
  flip: "done.flip",
  token: "done.token",
  rally: "done.rally",
  bonus: "done.bonus",
  armies: "done.armies",
  muster: "done.muster",
  swoop: "done.swoop",
  beorn: "done.beorn",
  "beorn-attack": "done.beorn-attack",
  attack: "done.attack",
  combined: "done.attack",
  luck: "done.luck",
  chance: "done.chance",
  advance: "done.advance",
};

/** Enough, where how much has been done or is to be done says what that means. */
export function enough(ask: Ask, props: Spoken): string {
  const { say, view } = props;
  const steps = asking(props, "steps");
  switch (ask.prompt) {
    case "general":
      return say(asking(props, "game")?.activated === 0 ? "done.general.none" : "done.general");
    case "dice":
      return say("done.dice", { count: steps?.dice.length ?? 0 });
    case "remove-token":
      return say("done.remove-token", { count: steps?.left ?? 0 });
    case "casualties":
      return say("done.casualties", { damage: ask.about[1] });
    case "excess":
      return say("done.casualties", { damage: view.damage[ask.about[0]] });
    case "part":
      return say("done.part");
    case "attack":
      return say(asking(props, "attack")?.steps === 0 ? "done.attack" : "done.attack.none");
    case "act":
    case "lead":
    case "tile":
      return say("done.armies");
    default:
      return say(isDone(ask.prompt) ? DONE[ask.prompt] : "done.armies");
  }
}
const isDone = (prompt: string): prompt is keyof typeof DONE => Object.hasOwn(DONE, prompt);

export const YES: Omit<Said<"yes">, "use-maneuver" | "bodyguard"> = {
  spend: "yes.spend",
  mail: "yes.mail",
  "spend-bat": "yes.spend-bat",
};
export const NO: Said<"no"> = {
  spend: "no.spend",
  "spend-bat": "no.spend-bat",
  mail: "no.mail",
  bodyguard: "no.bodyguard",
  "use-maneuver": "no.use-maneuver",
};

/** Yes, with the name or the number that it means. */
export function agreed(ask: Ask, { say, view }: Spoken): string {
  switch (ask.prompt) {
    case "use-maneuver":
      return say("yes.use-maneuver", { maneuver: maneuverName(say, ask.about[0]) });
    case "bodyguard":
      return say("yes.bodyguard", { left: view.bodyguard });
    case "mail":
      return say(YES.mail);
    case "spend-bat":
      return say(YES["spend-bat"]);
    default:
      return say(YES.spend);
  }
}

/** Dice of a side that have missed. */
const missed = ({ battle }: FiveArmies, side: 0 | 1): number =>
  battle === null ? 0 : battle.struck[side].filter((hit) => hit === 0).length;

type Numbered = {
  readonly [P in Offering<"number">]: (
    ask: Extract<Ask, { readonly prompt: P }>,
    props: Spoken,
    many: number,
  ) => string;
};
const NUMBERS: Numbered = {
  bats: ({ about: [dice] }, { say }, many) => say("option.bats", { bats: many, tokens: dice - many }),
  markers: ({ about: [from] }, { say, view }, many) =>
    say("option.markers", { stay: many, go: view.damage[from] - many }),
  reroll: ({ seat, about: [dice] }, { say, view }, many) => {
    const side = sideOf(seat);
    const all = Math.min(dice, missed(view, side));
    const black = view.battle?.black[side] ?? 0;
    return black === 0
      ? say("option.reroll", { count: all })
      : say("option.reroll.black", { black: many, white: all - many });
  },
  leadership: (_, { say }, many) => say("option.leadership", { count: many }),
  luck: (_, { say, view: { battle } }, many) => {
    if (battle === null || battle.black[FREE] === 0) return say("option.luck");
    return say(many === 0 ? "option.luck.white" : "option.luck.black");
  },
};

/** A number, as what it is a number of. */
export function numbered(ask: Ask, props: Spoken, many: number): Label {
  const text = (): string => {
    switch (ask.prompt) {
      case "bats":
        return NUMBERS.bats(ask, props, many);
      case "markers":
        return NUMBERS.markers(ask, props, many);
      case "reroll":
        return NUMBERS.reroll(ask, props, many);
      case "leadership":
        return NUMBERS.leadership(ask, props, many);
      case "luck":
        return NUMBERS.luck(ask, props, many);
      default:
        return String(many);
    }
  };
  return { text: text(), tone: "choice", ...(isHowMany(ask, props) && { number: many }) };
}

/** Whether the answers are how many, and not which of two. */
function isHowMany(ask: Ask, { view }: Spoken): boolean {
  if (ask.prompt === "reroll") return view.battle?.black[sideOf(ask.seat)] !== 0;
  return ask.prompt !== "luck";
}
