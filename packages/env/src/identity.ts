/** What an environment is, for those who keep what was learnt in it: versions, numbers, slots, and a digest of both. */
import { createHash } from "node:crypto";
import type { Setting, Settings } from "@westmarch/kernel";
import { actionTypeFor } from "./packed.ts";
import type { Rules } from "./rules.ts";

/** Counts up whenever a program that speaks the protocol must be changed. */
export const PROTOCOL = 1;

const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

const settingSaid = (setting: Setting) => ({
  id: setting.id,
  kind: setting.kind,
  initial: setting.initial,
  ...(setting.kind === "choice" && { values: setting.values }),
});

/** The short form: what must be the same for what was learnt to hold. */
export function versionsOf({ engine, description, numbering, tensor }: Rules) {
  return {
    game: engine.game.id,
    rules: engine.game.version,
    numbering: description.numberingVersion,
    tensor: description.tensorVersion,
    actions: numbering.actions,
    slots: tensor.size,
    numberingDigest: digestOf(numbering.verbs),
    tensorDigest: digestOf(tensor.blocks.map(({ name, first, size, axes }) => [name, first, size, axes])),
  };
}

/** Everything that a program must know before it begins, under these settings. */
export function identityOf(rules: Rules, settings: Settings) {
  const { engine, numbering, tensor } = rules;
  const { game } = engine;
  const seats = game.seats(settings);
  return {
    protocol: PROTOCOL,
    ...versionsOf(rules),
    actionsHere: numbering.actionsAt(settings),
    actionType: actionTypeFor(numbering.actions),
    seats,
    teams: game.teams?.(settings) ?? seats.map((_, seat) => [seat]),
    observation: { shape: [tensor.size], type: "float32", blocks: tensor.blocks },
    verbs: numbering.verbs,
    settings: game.settings.map(settingSaid),
    chance: ["played", "enumerated"],
    returns: { least: -1, most: 1 },
  };
}
