import { verify } from "@westmarch/fairness";
import type { Core } from "@westmarch/kernel";
import { type AnySave, Engine, type Recording, recordOf, replay } from "@westmarch/kernel";
import { difference } from "@westmarch/testkit";
import { rulesNamed } from "../arguments.ts";
import { readSave } from "../files.ts";
import type { Output } from "../output.ts";
import { messageOf, Trouble } from "../trouble.ts";
import { english } from "../words.ts";
import { saySeen, seatOf, seen } from "./position.ts";

/** A saved game played again; a sentence about the first thing that is not as it should be. */
function again(engine: Engine<Core, unknown>, save: AnySave, to: number): Recording<Core> {
  if (save.version !== engine.game.version) {
    throw new Trouble("trouble.replay.version", {
      saved: save.version,
      game: save.game,
      version: engine.game.version,
    });
  }
  try {
    return replay(engine, recordOf(save), to);
  } catch (error) {
    throw new Trouble("trouble.replay.rules", { detail: messageOf(error) });
  }
}

/** `westmarch replay FILE` */
export async function replayCommand(
  file: string,
  flags: { readonly to?: number; readonly seat?: string; readonly story?: boolean },
  out: Output,
): Promise<void> {
  const save = readSave(file);
  const engine = new Engine(rulesNamed(save.game).game);
  const all = recordOf(save).journal.length;
  if (flags.to !== undefined && flags.to > all) throw new Trouble("trouble.replay.to", { all, to: flags.to });
  const whole = again(engine, save, all);
  const differs = difference(whole.state, save.state);
  if (differs !== null) throw new Trouble("trouble.replay.other", { detail: differs });
  const to = flags.to ?? all;
  const there = to === all ? whole : again(engine, save, to);
  const seat = flags.seat === undefined ? null : seatOf(engine, there.state, flags.seat);
  if (flags.story) return (await import("./story.ts")).tellStory(engine, { save, to, seat }, out);
  const what = seen(engine, there.state, seat);
  out.tell("replay.done", { game: save.game, all, to });
  await saySeen(what, out);
  out.result({ ok: true, version: save.version, settings: save.settings, choices: all, to, ...what });
}

interface VerifyFlags {
  readonly head?: readonly string[];
  readonly seal?: string;
  readonly contribution?: readonly string[];
}

/** Seats as people count them. */
const seatsOf = (players: readonly (readonly number[])[]): string =>
  players
    .flat()
    .map((seat) => seat + 1)
    .join(", ");

/** `westmarch verify FILE` */
export async function verifyCommand(file: string, flags: VerifyFlags, out: Output): Promise<boolean> {
  const save = readSave(file);
  const { head: heads, seal: commitment, contribution: own } = flags;
  const noted = { ...(heads && { heads }), ...(commitment && { commitment }), ...(own && { own }) };
  const verdict = verify(save, new Engine(rulesNamed(save.game).game), noted);
  const { ok, draws, head, contributed, withheld, problems } = verdict;
  for (const { reason, facts } of problems) out.tell(`chance.${reason}`, facts);
  if (ok) {
    out.tell("verify.good", { draws });
    if (head) out.tell("verify.head", { head });
    out.tell("verify.contributed", { count: contributed.length, seats: seatsOf(contributed) });
    if (withheld.length > 0) out.tell("verify.withheld", { seats: seatsOf(withheld) });
    if (Object.keys(noted).length > 0) out.tell("verify.noted");
  } else out.tell("verify.bad");
  // What scripts read are sentences in English.
  out.result({
    ...verdict,
    problems: problems.map(({ reason, facts }) => english(`chance.${reason}`, facts)),
  });
  return ok;
}
