/** Every chapter by the name it is entered by. */
import { combatChapters } from "../cards/combat/chapters.ts";
import { eventChapters } from "../cards/events.ts";
import { moving, passage } from "../rules/armies/moving.ts";
import { muster } from "../rules/armies/muster.ts";
import { recruit } from "../rules/armies/recruit.ts";
import { share } from "../rules/armies/share.ts";
import { excess } from "../rules/armies/stacking.ts";
import { attack } from "../rules/battle/attack.ts";
import { hits } from "../rules/battle/casualties.ts";
import { retreat } from "../rules/battle/retreat.ts";
import { draw } from "../rules/cards/draw.ts";
import { entry } from "../rules/characters/entry.ts";
import { companions, group, minions } from "../rules/characters/roaming.ts";
import { fellowship } from "../rules/fellowship/declare.ts";
import { guide } from "../rules/fellowship/guide.ts";
import { reveal } from "../rules/fellowship/reveal.ts";
import { separate } from "../rules/fellowship/separate.ts";
import { travel } from "../rules/fellowship/travel.ts";
import { hunt } from "../rules/hunt/hunt.ts";
import { tile } from "../rules/hunt/tile.ts";
import { mix } from "../rules/teams/mixing.ts";
import { swap } from "../rules/teams/swap.ts";
import { actions } from "./actions.ts";
import { battle } from "./battle.ts";
import { another, play, removal } from "./playing-cards.ts";
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
