/** Every chapter by the name it is entered by. */
import { combatChapters } from "../cards/combat/chapters.ts";
import { eventChapters } from "../cards/events.ts";
import { moving, passage } from "./armies/moving.ts";
import { muster } from "./armies/muster.ts";
import { recruit } from "./armies/recruit.ts";
import { share } from "./armies/share.ts";
import { excess } from "./armies/stacking.ts";
import { attack } from "./battle/attack.ts";
import { battle } from "./battle/battle.ts";
import { hits } from "./battle/casualties.ts";
import { retreat } from "./battle/retreat.ts";
import { draw } from "./cards/draw.ts";
import { another, play, removal } from "./cards/play.ts";
import { entry } from "./characters/entry.ts";
import { companions, group, minions } from "./characters/roaming.ts";
import { fellowship } from "./fellowship/declare.ts";
import { guide } from "./fellowship/guide.ts";
import { reveal } from "./fellowship/reveal.ts";
import { separate } from "./fellowship/separate.ts";
import { travel } from "./fellowship/travel.ts";
import { hunt } from "./hunt/hunt.ts";
import { tile } from "./hunt/tile.ts";
import { mix } from "./teams/mixing.ts";
import { swap } from "./teams/swap.ts";
import { actions } from "./turn/actions.ts";
import { game } from "./turn/turn.ts";

export const chapters = {
  game,
  draw,
  swap,
  actions,
  mix,
  moving,
  passage,
  companions,
  group,
  minions,
  entry,
  muster,
  recruit,
  share,
  excess,
  attack,
  battle,
  hits,
  retreat,
  play,
  another,
  removal,
  fellowship,
  travel,
  hunt,
  tile,
  reveal,
  separate,
  guide,
  ...eventChapters,
  ...combatChapters,
};
