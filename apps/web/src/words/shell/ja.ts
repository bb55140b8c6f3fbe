import words from "../../text/ja.json";
import { type DoorWords, withDoors } from "../doors.ts";

const doors = import.meta.glob<DoorWords>("../../../../../games/*/text/door.ja.json", {
  eager: true,
  import: "default",
});

export default withDoors(words, doors);
