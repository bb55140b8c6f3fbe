import type { Catalogue } from "@westmarch/boardkit/say";
import words from "../../text/de.json";
import { type DoorWords, withDoors } from "../doors.ts";

const doors = import.meta.glob<DoorWords>("../../../../../games/*/text/door.de.json", {
  eager: true,
  import: "default",
});

/** Where the games' words in this language are. */
export const texts = import.meta.glob<Catalogue>(
  [
    "../../../../../games/*/text/de.json",
    "../../../../../games/*/text/*.de.json",
    "!../../../../../games/*/text/door.*.json",
  ],
  { import: "default" },
);

export default withDoors(words, doors);
