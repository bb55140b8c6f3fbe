/** A game on record: saved as JSON, restored by replaying it, taken back, and told again step by step. */
import { games } from "@westmarch/games";
import {
  begin,
  Engine,
  hashed,
  isSave,
  record,
  recordOf,
  replay,
  retell,
  save,
  stream,
  takeable,
  without,
} from "@westmarch/kernel";

const engine = new Engine(games.confrontation.game);
const chance = hashed(5);
const random = stream(5);

let recording = begin(engine, {}, chance);
while (recording.journal.length < 40 && !recording.state.result) {
  const [ask] = engine.asks(recording.state);
  const option = ask?.options[random(ask.options.length)];
  if (!ask || !option) break;
  recording = record(engine, recording, ask.seat, [option], chance);
}

// A save is plain JSON. Whoever reads one checks it first: it may come from anywhere.
const file: unknown = JSON.parse(JSON.stringify(save(engine, recording)));
if (!isSave(file)) throw new Error("this is no saved game");
const restored = replay(engine, recordOf(file));
const { write, read } = engine.game.notation;
console.log(
  `restored after ${restored.journal.length} choices: ${write(restored.state) === write(recording.state)}`,
);

// A position alone is one line.
console.log(`read from its line: ${write(read(write(restored.state))) === write(restored.state)}`);

// Undo: a seat takes its last choice back, unless something was shown since or another has chosen.
const before = replay(engine, recordOf(file), 3);
for (const seat of [0, 1]) {
  const place = takeable(before.journal, seat);
  if (place === null) console.log(`seat ${seat} can take nothing back`);
  else
    console.log(
      `seat ${seat} takes choice ${place} back: ${without(engine, before, place).journal.length} stand`,
    );
}

// The whole story, one moment for each thing that happened.
let events = 0;
for (const moment of retell(engine, file)) events += moment.events.length;
console.log(`${events} events were told on the way`);
