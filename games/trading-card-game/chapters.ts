/** The chapters of the rules. */
import { text } from "./interpreter/interpreter.ts";
import { ownPhase, procedure } from "./rules/actions.ts";
import { archery } from "./rules/archery.ts";
import { assignment } from "./rules/assignment.ts";
import { announcing, happening } from "./rules/happenings.ts";
import { moving } from "./rules/moving.ts";
import { playing } from "./rules/playing.ts";
import { reconciling, regroup } from "./rules/regroup.ts";
import { sanctuary } from "./rules/sanctuary.ts";
import { game, settingUp } from "./rules/setting-up.ts";
import { settling } from "./rules/settling.ts";
import { skirmish, skirmishes } from "./rules/skirmishes.ts";
import { turn } from "./rules/turn.ts";
import { losing } from "./rules/winning.ts";
import { wounding } from "./rules/wounding.ts";

export const chapters = {
  game,
  "setting-up": settingUp,
  turn,
  ownPhase,
  procedure,
  sanctuary,
  moving,
  playing,
  text,
  happening,
  announcing,
  settling,
  archery,
  assignment,
  wounding,
  skirmishes,
  skirmish,
  regroup,
  reconciling,
  losing,
};
