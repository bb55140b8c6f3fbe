import words from "../../text/zh-Hant.json";
import { type DoorWords, withDoors } from "../doors.ts";

const doors = import.meta.glob<DoorWords>("../../../../../games/*/text/door.zh-Hant.json", {
  eager: true,
  import: "default",
});

export default withDoors(words, doors);
