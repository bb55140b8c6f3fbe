import { listed } from "@westmarch/boardkit/writing";
import { Throw, Throws, Total } from "@westmarch/campaign/staging";
import type { Pips } from "@westmarch/campaign/telling";
import type { Side } from "../../../data/ids.ts";
import type { GameSay } from "../../keys.ts";
import type { Camp } from "./telling.ts";
import { sideClass } from "./words.ts";

const spoken = (say: GameSay, dice: readonly Pips[]): string =>
  say("battle.dice", {
    dice: listed(
      say,
      dice.map(({ pips }) => `${pips}`),
      "parts",
    ),
    hits: dice.filter(({ hit }) => hit).length,
  });

/** One throw with its name and what hits. */
const Roll = ({
  name,
  on,
  dice,
  side,
  again = false,
  say,
}: {
  readonly name: string;
  readonly on: string;
  readonly dice: readonly Pips[];
  readonly side: Side;
  readonly again?: boolean;
  readonly say: GameSay;
}) => (
  <Throw
    name={name}
    on={on}
    dice={dice.map((die) => ({ ...die, again }))}
    side={sideClass(side)}
    spoken={spoken(say, dice)}
  />
);

/** All that one side has thrown in this round, and how many hits that is. */
export const Thrown = ({ camp, say }: { readonly camp: Camp; readonly say: GameSay }) => {
  const { roll, again, special, side, needed, hits } = camp;
  const on = (bonus: number) =>
    bonus > 0 ? say("battle.with-bonus", { bonus }) : say("battle.hits-on", { pips: needed });
  const thrown = roll.length + again.length + special.length > 0;
  return (
    <Throws thrown={thrown}>
      <Roll name={say("battle.roll.special")} on="" dice={special} side={side} say={say} />
      <Roll name={say("battle.roll.combat")} on={on(camp.rollBonus)} dice={roll} side={side} say={say} />
      <Roll
        name={say("battle.roll.leaders")}
        on={on(camp.againBonus)}
        dice={again}
        side={side}
        again
        say={say}
      />
      {roll.length > 0 && <Total figures={`${hits}`} words={say("battle.total", { hits })} />}
    </Throws>
  );
};
