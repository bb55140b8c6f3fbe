/** Recorded games: replayed, taken back, saved and loaded. */
import {
  type Core,
  type Engine,
  type JournalEntry,
  type Recording,
  record,
  recorded,
  recordOf,
  replay,
  save,
  takeable,
  without,
} from "@westmarch/kernel";
import { canonical, difference } from "./data.ts";
import { messageOf } from "./failing.ts";
import { pick, type Random } from "./random.ts";

/** What is wrong with a recording: nothing, if it replays, can be taken back step by step, and survives a file. */
export function replayTest<G extends Core<S>, S>(
  engine: Engine<G, S>,
  recording: Recording<G>,
  random?: Random,
): string[] {
  const problems: string[] = [];
  const attempt = (what: string, check: () => string | null) => {
    try {
      const wrong = check();
      if (wrong) problems.push(`${what}: ${wrong}`);
    } catch (error) {
      problems.push(`${what}: ${messageOf(error)}`);
    }
  };
  attempt("replayed", () => {
    const again = replay(engine, recording);
    return canonical(again.state) === canonical(recording.state)
      ? null
      : difference(again.state, recording.state);
  });
  attempt("saved and loaded", () => throughFile(engine, recording));
  const lengths = recording.journal.map((_, i) => i + 1);
  const cuts = random
    ? [...new Set([lengths.length, ...lengths.slice(0, 3).map(() => pick(lengths, random))])]
    : lengths;
  for (const length of cuts) {
    if (length > 0) attempt(`taken back after ${length} choices`, () => undoAt(engine, recording, length));
  }
  return problems;
}

function throughFile<G extends Core<S>, S>(engine: Engine<G, S>, recording: Recording<G>): string | null {
  const file = JSON.parse(JSON.stringify(save(engine, recording))) as ReturnType<typeof save>;
  const state = engine.load(file.state as { version: number }, file.settings);
  const again = replay(engine, recordOf(file));
  return difference(state, recording.state) ?? difference(again.state, recording.state);
}

/** At this point of the game: the last choice is recorded the same again, and each seat that may take back, can. */
function undoAt<G extends Core<S>, S>(
  engine: Engine<G, S>,
  whole: Recording<G>,
  length: number,
): string | null {
  const { stopped: _, ...played } = whole;
  const before = replay(engine, played, length - 1);
  const now = replay(engine, played, length);
  const last = now.journal[length - 1];
  const once = again(engine, before, last);
  const differs = difference(once.journal[length - 1], last) ?? difference(once.state, now.state);
  if (differs) return differs;
  for (let seat = 0; seat < now.state.sealed.length; seat++) {
    const index = takeable(now.journal, seat);
    if (index === null) continue;
    const entry = now.journal[index];
    if (entry.seat !== seat) return `seat ${seat} may take back the choice of seat ${entry.seat}`;
    const back = without(engine, now, index);
    const wrong =
      index === length - 1
        ? difference(back.state, before.state)
        : difference(again(engine, back, entry).state, now.state);
    if (wrong) return `choice ${index}: ${wrong}`;
  }
  return null;
}

/** Records a choice as it was made, with what chance gave to it. */
const again = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  recording: Recording<G>,
  entry: JournalEntry,
): Recording<G> =>
  record(engine, recording, entry.seat, [entry.option], recorded(entry.draws, recording.state.drawn));
