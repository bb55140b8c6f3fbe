/** All ways to set up, and games that begin from them. */
import type { Bot } from "@westmarch/bots";
import { sameOption } from "@westmarch/kernel";
import { SET_UP } from "../data/board.ts";
import { ALL_REGIONS, CHARACTER, NINE, type RegionId, type Side } from "../data/ids.ts";
import { type Confrontation, sideOfSeat } from "../state.ts";

/** Where the nine of a side stand, in the order of the reference sheet. */
export type SetUp = readonly RegionId[];

/** Every way for a side to set up; there are 15,120. */
export function allSetUps(side: Side): readonly SetUp[] {
  const all: SetUp[] = [];
  const left = SET_UP[side].slice();
  const stand: RegionId[] = [];
  const place = (): void => {
    if (stand.length === NINE) {
      all.push(stand.slice());
      return;
    }
    for (const region of ALL_REGIONS) {
      if (left[region] === 0) continue;
      left[region]--;
      stand.push(region);
      place();
      stand.pop();
      left[region]++;
    }
  };
  place();
  return all;
}

/** The same bot, but that it sets up as it is told. */
export const settingUp = (bot: Bot<Confrontation>, told: SetUp): Bot<Confrontation> => ({
  ...bot,
  choose(view, seat, ask, thinking) {
    if (ask.prompt !== "place") return bot.choose(view, seat, ask, thinking);
    const character = CHARACTER.of(ask.options[0][1]);
    const region = told[character - sideOfSeat(view, seat) * NINE];
    const wanted = ask.options.find((option) => sameOption(option, ["place", character, region]));
    if (!wanted) throw new Error("nobody sets up like that");
    return wanted;
  },
});
