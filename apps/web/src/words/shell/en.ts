import words from "../../text/en.json";
import { type DoorWords, withDoors } from "../doors.ts";

const doors = import.meta.glob<DoorWords>("../../../../../games/*/text/door.en.json", {
  eager: true,
  import: "default",
});

export default withDoors(words, doors);
