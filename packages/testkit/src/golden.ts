/** Golden saves: games saved by released versions, which every later version must still be able to go on with. */
import { type AnySave, type Core, type Engine, recordOf, replay } from "@westmarch/kernel";
import { difference } from "./data.ts";
import { messageOf } from "./failing.ts";
import { pick, randomOf } from "./random.ts";
import { CAP } from "./simulate.ts";

/**
 * What is wrong with a golden save, by its name: nothing, if all of them load and can be played to an end. `most` ends that
 * sooner, where it is enough that they load and replay.
 */
export function goldenTest<G extends Core<S>, S>(
  engine: Engine<G, S>,
  saves: Readonly<Record<string, AnySave>>,
  most = Number.POSITIVE_INFINITY,
): string[] {
  return Object.entries(saves).flatMap(([name, save]) => {
    try {
      return problemsOf(engine, save, most).map((problem) => `${name}: ${problem}`);
    } catch (error) {
      return [`${name}: ${messageOf(error)}`];
    }
  });
}

/** How many choices are made from one look at the invariants to the next. */
const STRIDE = 8;

function problemsOf<G extends Core<S>, S>(engine: Engine<G, S>, save: AnySave, most: number): string[] {
  const { game } = engine;
  if (save.game !== game.id) return [`a save of ${save.game}, not of ${game.id}`];
  const g = engine.load(JSON.parse(JSON.stringify(save.state)) as { version: number }, save.settings);
  const record = recordOf(save);
  const problems = [...game.invariants(g)];
  // A save of these very rules must replay to the same state; older ones go on from the snapshot.
  if (save.version === game.version) {
    const differs = difference(replay(engine, record).state, g);
    if (differs) problems.push(`replayed: ${differs}`);
  }
  const random = randomOf(record.journal.length, "golden");
  for (let made = 0; made < most && !g.result && problems.length === 0; made++) {
    if (made >= CAP) return [...problems, `no end after ${CAP} choices`];
    const ask = engine.asks(g)[0];
    if (!ask) return [...problems, "no seat is asked, and there is no result"];
    engine.play(g, ask.seat, pick(ask.options, random), (_counter, sides) => random(sides));
    if (made % STRIDE === 0 || g.result) problems.push(...game.invariants(g));
  }
  return problems;
}
