/** A table for tests of the board. */
import { positions } from "../position.ts";

/** On the bridge: Aragorn with his sword fights two, Boromir one, and one is not assigned. */
export const BRIDGE = positions.read(
  [
    "players=2 turn=player-1 phase=skirmish pool=4 at=5:4 copies=16 bearer=0:11 burdens=2:1 skirmish=1",
    `table=${[
      "0:1C290@player-1/fellowship",
      "1:1R89@player-1/fellowship*1",
      "2:1U97@player-1/fellowship",
      "3:1C2@player-1/attached.0",
      "4:1U112@player-1/attached.1",
      "5:1U178@player-2/middle>1",
      "6:1C179@player-2/middle>1",
      "7:1C176@player-2/middle>2",
      "8:1U181@player-2/middle",
      "9:1C349@player-2/path",
      "10:1C286@player-1/support",
      "11:1C290@player-2/fellowship",
      "12:1U345@player-1/path",
    ].join(",")}`,
    "discards=1U97,1U97;1U178 dead=;1U97",
  ].join(" "),
);
