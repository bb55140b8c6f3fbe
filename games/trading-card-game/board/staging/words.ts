/** A skirmish in words: its title, how it stands, what a card changed, what is to come. */
import type { Slots } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import type { CardId, CopyId } from "../../data/ids.ts";
import type { Blow, Loss } from "../../rules/losses.ts";
import { find } from "../../table/copies.ts";
import type { Words } from "../../words.ts";
import type { GameSay, Key } from "../keys.ts";
import { titleOf } from "../names.ts";
import { type Camp, otherSide, type Side, type SkirmishScene, type TotalPart } from "./skirmish.ts";
import type { EventName, LoggedEvent } from "./within.ts";

/** A number with its sign. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** Names as a list; of one that comes several times, how often. */
function listedOnce(say: GameSay, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed(
    say,
    [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)),
  );
}

/** Who stands on a side, by name. */
export const whoIn = (say: GameSay, { fighters }: Camp): string =>
  listedOnce(
    say,
    fighters.map(({ copy }) => titleOf(say, copy.card)),
  );

const campOf = (scene: SkirmishScene, side: Side): Camp => scene[side];

/** Who fights in a scene by this number, standing or fallen. */
const nameIn = (say: GameSay, { fellowship, minions, table }: SkirmishScene, id: CopyId): string => {
  const fighter = [...fellowship.fighters, ...minions.fighters].find(({ copy }) => copy.id === id)?.copy;
  const card = fighter?.card ?? find(table, id)?.card;
  return card === undefined ? "" : titleOf(say, card);
};

export const title = (say: GameSay, { site }: SkirmishScene): string =>
  site ? say("stage.title", { site: titleOf(say, site.card) }) : say("stage.title.plain");

/** How it stands, or how it ended. */
export function caption(say: GameSay, scene: SkirmishScene): string {
  const { fellowship, minions, step, verdict } = scene;
  if (step === "begins")
    return say("stage.faces", { character: whoIn(say, fellowship), minions: whoIn(say, minions) });
  if (verdict?.winner === "nobody") return say("stage.nobody");
  if (!verdict && fellowship.total === minions.total)
    return say("stage.level", { strength: fellowship.total });
  const leads: Side = fellowship.total > minions.total ? "fellowship" : "minions";
  const winner = verdict?.winner ?? leads;
  const [won, lost] = [campOf(scene, winner), campOf(scene, otherSide(winner))];
  const key = !verdict ? "stage.leads" : verdict.overwhelmed ? "stage.overwhelms" : "stage.wins";
  return say(key, {
    who: whoIn(say, won),
    count: won.fighters.length,
    more: won.total,
    less: lost.total,
  });
}

/** What a share of a total comes from. */
export function lineName(say: GameSay, scene: SkirmishScene, { from, whose }: TotalPart): string {
  if (from === "printed") return nameIn(say, scene, whose);
  if (typeof from !== "string") return titleOf(say, from);
  return say(from === "least" ? "stage.least" : "stage.effect");
}

const KINDS: Readonly<Record<string, Key>> = {
  strength: "change.strength",
  damage: "change.damage",
  defender: "change.defender",
  fierce: "change.fierce",
  tripled: "change.tripled",
  "no wounds": "change.no-wounds",
};

type Change<T extends EventName> = (facts: Words["events"][T]) => readonly [Key, Slots?] | null;
type Changes = { readonly [T in EventName]?: Change<T> };

/** What a card changed, in two or three words; what is not here needs none. */
function changesOf(name: (copy: CopyId) => string, card: (of: { readonly card: CardId }) => string): Changes {
  const one =
    (key: Key) =>
    ({ copy }: { readonly copy: CopyId }): readonly [Key, Slots] => [key, { name: name(copy) }];
  return {
    lasting: ({ what, copy, by }) => {
      const key = KINDS[what];
      return key ? [key, { name: name(copy), by: signed(by) }] : null;
    },
    wounded: one("change.wounded"),
    exerted: one("change.exerted"),
    exhausted: one("change.exerted"),
    healed: one("change.healed"),
    prevented: () => ["change.prevented"],
    cancelled: (facts) => ["change.cancelled", { card: card(facts) }],
    twilight: ({ by }) => ["change.twilight", { by: signed(by) }],
    burdens: ({ by }) => ["change.burdens", { by: signed(by) }],
    discarded: (facts) => ["change.discarded", { card: card(facts) }],
    killed: ({ copies: [copy] }) => (copy === undefined ? null : ["change.killed", { name: name(copy) }]),
  };
}

const changed = <T extends EventName>(
  changes: Changes,
  { type, facts }: { readonly type: T; readonly facts: Words["events"][T] },
): readonly [Key, Slots?] | null => changes[type]?.(facts) ?? null;

/** What followed from a card, each thing once. */
export function changeWords(
  say: GameSay,
  scene: SkirmishScene,
  events: readonly LoggedEvent[],
): readonly string[] {
  const changes = changesOf(
    (copy) => nameIn(say, scene, copy),
    ({ card }) => titleOf(say, card),
  );
  const words = events.flatMap((event) => {
    const told = changed(changes, event);
    return told ? [say(...told)] : [];
  });
  return [...new Set(words)];
}

/** Who would suffer the same, together. */
interface Suffering {
  readonly copies: readonly CopyId[];
  readonly blow: Blow;
}

function together(blows: readonly Blow[]): readonly Suffering[] {
  const groups = new Map<string, Suffering>();
  for (const blow of blows) {
    const key = `${blow.wounds} ${blow.burdens} ${blow.falls}`;
    const copies = groups.get(key)?.copies ?? [];
    groups.set(key, { copies: [...copies, blow.copy], blow });
  }
  return [...groups.values()];
}

function keyOf({ wounds, burdens, falls }: Blow) {
  if (falls === "overwhelmed") return "stage.blow.overwhelmed";
  if (burdens > 0) return "stage.blow.burdens";
  if (wounds === 0) return "stage.blow.none";
  return falls ? "stage.blow.dies" : "stage.blow.lives";
}

/** What is said of a loss: on what condition, who suffers what, what its wounds are made of, the rules. */
export interface LossWords {
  readonly condition: string;
  readonly sufferings: readonly { readonly words: string; readonly wounds: number }[];
  readonly madeOf: string | null;
  readonly rules: string;
}

export function lossWords(say: GameSay, scene: SkirmishScene, { side, blows }: Loss): LossWords {
  const { damage } = campOf(scene, otherSide(side));
  const sufferings = together(blows).map(({ copies, blow }) => ({
    words: say(keyOf(blow), {
      name: listedOnce(
        say,
        copies.map((id) => nameIn(say, scene, id)),
      ),
      count: copies.length,
      wounds: blow.wounds,
      burdens: blow.burdens,
    }),
    wounds: blow.falls === "overwhelmed" ? 0 : blow.wounds,
  }));
  const wounds = sufferings.some((one) => one.wounds > 0);
  const burdens = blows.some((one) => one.burdens > 0);
  return {
    condition: say(`stage.if.${side}`, { character: whoIn(say, scene.fellowship) }),
    sufferings,
    madeOf: wounds && damage > 0 ? say("stage.made-of", { damage }) : null,
    rules: listed(
      say,
      [...new Set(["12.3", ...(damage > 0 && wounds ? ["24"] : []), ...(burdens ? ["18.3"] : [])])],
      "parts",
    ),
  };
}
