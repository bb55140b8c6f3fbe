/** `westmarch replay FILE --story`: a game told in words. */
import { sayFrom } from "@westmarch/boardkit/say";
import { stillProps } from "@westmarch/boardkit/still";
import { openly, type StoryDocument, storyFile, storyText } from "@westmarch/boardkit/story";
import {
  type AnySave,
  type Core,
  type Engine,
  type Event,
  hear,
  recordOf,
  replay,
  type Seat,
} from "@westmarch/kernel";
import { type GameEntry, games } from "@westmarch/registry";
import type { Output } from "../output.ts";
import { Trouble } from "../trouble.ts";

/** Of which game the story is wanted, up to which choice, and as which seat heard it; null: with nothing hidden. */
interface Wanted {
  readonly save: AnySave;
  readonly to: number;
  readonly seat: Seat | null;
}

/** The story of a saved game in the reader's language. */
async function storyOfSave(
  entry: GameEntry,
  engine: Engine<Core, unknown>,
  { save, to, seat }: Wanted,
  reader: Output["language"],
): Promise<StoryDocument> {
  const language = entry.language(reader);
  const speech = await entry.speech(language);
  const say = sayFrom(language, await entry.words(language));
  const told: { readonly event: Event; readonly version: number }[] = [];
  const { state } = replay(engine, recordOf(save), to, (event, choice) =>
    told.push({ event, version: choice + 1 }),
  );
  const log = told.flatMap(({ event, version }, index) => {
    const heard = seat === null ? openly(event) : hear(event, seat);
    return heard ? [{ ...heard, version, index }] : [];
  });
  const view = seat === null ? state : engine.view(state, seat);
  const props = stillProps({ view, seat, ask: null, say, language });
  return storyFile(
    log,
    { line: speech.line, say, seat, view },
    {
      save,
      seats: engine.game.seats(save.settings).map((role) => ({ role, name: say(`seat.${role}`) })),
      ending: state.result && speech.ending(props),
    },
  );
}

/** Tells a game that has been found to follow the rules. */
export async function tellStory(engine: Engine<Core, unknown>, wanted: Wanted, out: Output): Promise<void> {
  const { game } = wanted.save;
  const entry = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!entry) throw new Trouble("trouble.story.none", { game });
  const story = await storyOfSave(entry, engine, wanted, out.language);
  if (!out.json) out.people.write(storyText(story));
  out.result({ ...story });
}
