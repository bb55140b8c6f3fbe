/** Every chapter by the name it is entered by. */
import { combatChapters } from "../cards/combat/chapters.ts";
import { eventChapters } from "../cards/events.ts";
import { actions } from "./actions.ts";
import { attack } from "./attack.ts";
import { battle } from "./battle/battle.ts";
import { hits } from "./battle/casualties.ts";
import { retreat } from "./battle/retreat.ts";
import { fellowship } from "./declare.ts";
import { draw } from "./draw.ts";
import { entry } from "./entry.ts";
import { guide } from "./guide.ts";
import { hunt } from "./hunt.ts";
import { mix } from "./mixing.ts";
import { moving, passage } from "./moving.ts";
import { muster, voice } from "./muster.ts";
import { another, play, removal } from "./play.ts";
import { recruit } from "./recruit.ts";
import { reveal } from "./reveal.ts";
import { companions, group, minions } from "./roaming.ts";
import { separate } from "./separate.ts";
import { excess } from "./stacking.ts";
import { swap } from "./swap.ts";
import { tile } from "./tile.ts";
import { travel } from "./travel.ts";
import { game } from "./turn.ts";

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
  voice,
  recruit,
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
