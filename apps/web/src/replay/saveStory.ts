/** The story of a game that is read back, as a file: for people in the words of its log, or for programs. */
import { stillProps } from "@westmarch/boardkit/still";
import { storyFile, storyText } from "@westmarch/boardkit/story";
import type { AnySave } from "@westmarch/kernel";
import { saveAs, saveText } from "../device/saveAs.ts";
import type { Reading } from "../table/history/reading.ts";
import type { Whole } from "../table/text/words.tsx";

/** The game that is told, and who played it. */
export interface Told {
  readonly loaded: Whole;
  readonly save: AnySave;
  readonly reading: Reading;
  readonly names: readonly string[];
}

/** Saves the story of a game in the language of its reader, with nothing hidden. */
export function saveStory(
  { loaded: { besides, say }, save, reading, names }: Told,
  as: "txt" | "json",
): void {
  const { length } = reading;
  const view = reading.at(length);
  const { line, ending } = besides.all;
  const props = stillProps({ view, seat: null, ask: null, say, language: say.language });
  const story = storyFile(
    reading.log(length, "open"),
    { line, say, seat: null, view },
    {
      save,
      seats: reading.seats.map((role, seat) => ({ role, name: names[seat] ?? role })),
      ending: view.result ? ending(props) : null,
    },
  );
  if (as === "json") saveAs(`${save.game}-story.json`, story);
  else saveText(`${save.game}-story.txt`, storyText(story));
}
