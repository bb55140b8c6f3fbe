/** The luck of both sides: a diamond on a balance beam for everything that was left to chance. */

import { Balances } from "@westmarch/campaign/chronicle";
import type { Seat } from "@westmarch/kernel";
import { seatsOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { sideName } from "../names.ts";
import type { Luck } from "./luck.ts";

export interface LuckProps {
  readonly say: GameSay;
  readonly view: War;
  readonly seat: Seat | null;
  readonly luck: readonly Luck[];
}

/** What was tried, in whose name. */
function nameOf({ say, view, seat }: LuckProps, { kind, side }: Luck): string {
  if (kind !== "battle") return say(`ending.luck.${kind}`);
  const own = seatsOf(view, side);
  return seat !== null && own.length === 1 && own[0] === seat
    ? say("ending.luck.battle.own")
    : say("ending.luck.battle", { who: sideName(say, side) });
}

/** Fortune by what there was to hope for. What never was tried is left out. */
export function LuckList(props: LuckProps) {
  const { say, luck } = props;
  return (
    <Balances
      language={say.language}
      amount={(real, expected) => say("ending.luck.amount", { real, expected })}
      luck={luck}
      nameOf={(one) => nameOf(props, one)}
      // The dice of a battle are their side's, whatever they show; what hunts is good for whom it has spared.
      isOwn={({ kind }) => kind === "battle"}
    />
  );
}
