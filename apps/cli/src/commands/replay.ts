import { verify } from "@westmarch/fairness";
import type { Core } from "@westmarch/kernel";
import { Engine, type Recording, replay, type Save } from "@westmarch/kernel";
import { difference } from "@westmarch/testkit";
import { rulesNamed } from "../arguments.ts";
import { readSave } from "../files.ts";
import type { Output } from "../output.ts";
import { messageOf, Trouble } from "../trouble.ts";
import { saySeen, seatOf, seen } from "./position.ts";

/** A saved game played again; a sentence about the first thing that is not as it should be. */
function again(engine: Engine<Core, unknown>, save: Save, to: number): Recording<Core> {
  if (save.version !== engine.game.version) {
    throw new Trouble(
      `the game was saved under rules version ${save.version} of ${save.game}, this program has version ${engine.game.version}: replay it with the program that saved it`,
    );
  }
  try {
    return replay(engine, save, to);
  } catch (error) {
    throw new Trouble(`the game does not follow the rules: ${messageOf(error)}`);
  }
}

/** `westmarch replay FILE` */
export async function replayCommand(
  file: string,
  flags: { readonly to?: number; readonly seat?: string },
  out: Output,
): Promise<void> {
  const save = readSave(file);
  const engine = new Engine(rulesNamed(save.game).game);
  const all = save.journal.length;
  if (flags.to !== undefined && flags.to > all)
    throw new Trouble(`the game has ${all} choices, so there is no choice ${flags.to}`);
  const whole = again(engine, save, all);
  const differs = difference(whole.state, save.state);
  if (differs !== null)
    throw new Trouble(`the choices lead to another position than the saved one: ${differs}`);
  const to = flags.to ?? all;
  const there = to === all ? whole : again(engine, save, to);
  const what = seen(
    engine,
    there.state,
    flags.seat === undefined ? null : seatOf(engine, there.state, flags.seat),
  );
  out.say(`${save.game}, ${all} choices, all by the rules; after ${to}:`);
  await saySeen(what, out);
  out.result({ ok: true, version: save.version, settings: save.settings, choices: all, to, ...what });
}

/** `westmarch verify FILE` */
export async function verifyCommand(file: string, out: Output): Promise<boolean> {
  const save = readSave(file);
  const { ok, draws, problems } = verify(save, new Engine(rulesNamed(save.game).game));
  for (const problem of problems) out.say(problem);
  out.say(
    ok
      ? `${draws} results of chance follow from the key, and the key from the commitment`
      : "not as it should be",
  );
  out.result({ ok, draws, problems });
  return ok;
}
