/** What lies on the table in sentences: for those who hear it. */

import { listed, paragraph } from "@westmarch/boardkit/writing";
import { isSpaced } from "@westmarch/kernel/languages";
import { isCharacter, printed } from "../../data/ids.ts";
import type { Copy } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { titleOf } from "../names.ts";
import type { CopyOnTable, Lane, Look, Site } from "./look.ts";
import type { Totals } from "./totals.ts";

export interface Speaking {
  readonly say: GameSay;
  readonly totals: Totals | null;
  /** Whose names to say, by seat. */
  readonly names: readonly string[];
}

const titles = (say: GameSay, copies: readonly Copy[]): string =>
  listed(
    say,
    copies.map(({ card }) => titleOf(say, card)),
  );

const copiesOf = (all: readonly CopyOnTable[]): readonly Copy[] => all.map(({ copy }) => copy);

function who({ say, totals }: Speaking, standing: CopyOnTable): string {
  const { copy } = standing;
  const name = titleOf(say, copy.card);
  if (!isCharacter(copy.card)) return say("look.says.card", { name });
  return say("look.says.character", {
    name,
    strength: totals?.strength.get(copy.id) ?? printed(copy.card).strength ?? 0,
    vitality: standing.vitality,
  });
}

/** Who or what it is, its wounds, what it bears. */
export function standingSays(speaking: Speaking, standing: CopyOnTable, many = 1): string {
  const { say } = speaking;
  const { wounds, bears, stacked, sleeps } = standing;
  return paragraph(
    say,
    who(speaking, standing),
    many > 1 ? say("look.says.many", { count: many }) : "",
    wounds > 0 ? say("look.says.wounds", { count: wounds }) : "",
    bears.length > 0 ? say("look.says.bears", { names: titles(say, bears) }) : "",
    stacked.length > 0 ? say("look.says.stacked", { count: stacked.length }) : "",
    sleeps ? say("look.says.sleeps") : "",
  );
}

/** A character of the fellowship, with whom it fights. */
export function defenderSays(
  speaking: Speaking,
  { defender, minions, ringBearer, now }: Lane,
  look: Look,
): string {
  const { say } = speaking;
  const leader = [look.own, ...look.others].find(({ free }) => free);
  return paragraph(
    say,
    standingSays(speaking, defender),
    ringBearer ? say("look.says.ring-bearer", { count: leader?.burdens ?? 0 }) : "",
    ringBearer && leader?.worn ? say("look.says.worn") : "",
    minions.length > 0
      ? say("look.says.fights", { names: titles(say, copiesOf(minions)) })
      : look.lanes.some((lane) => lane.minions.length > 0)
        ? say("look.says.free")
        : "",
    now ? say("look.says.now") : "",
  );
}

/** A minion, with whom it fights. */
export function minionSays(
  speaking: Speaking,
  minion: CopyOnTable,
  lane: Lane | null,
  players: number,
): string {
  const { say, names } = speaking;
  return paragraph(
    say,
    standingSays(speaking, minion),
    players > 2 ? say("look.says.owner", { name: names[minion.copy.owner] ?? "" }) : "",
    lane ? say("look.says.fights", { names: titleOf(say, lane.defender.copy.card) }) : "",
    lane?.now ? say("look.says.now") : "",
  );
}

/** A place on the adventure path, and who stands there. */
export function siteSays({ say, names }: Speaking, { number, copy, here, laidBy, bears }: Site): string {
  const name = (seat: number): string => names[seat] ?? "";
  return paragraph(
    say,
    copy
      ? `${say("look.site", { number, name: titleOf(say, copy.card) })}${isSpaced(say.language) ? "." : "。"}`
      : say("look.site.unlaid", { number }),
    laidBy >= 0 ? say("look.site.laid-by", { name: name(laidBy) }) : "",
    bears.length > 0 ? say("look.says.bears", { names: titles(say, bears) }) : "",
    here.length > 0 ? say("look.site.here", { names: listed(say, here.map(name)) }) : "",
  );
}
