/** What a question is about, where nothing is pointed at. Pure. */
import { NONE } from "@westmarch/kernel";
import { find } from "../../table/copies.ts";
import type { Props } from "../keys.ts";
import { copyThing, type Look, siteThing, type ThingId } from "../look/look.ts";

/** What has been taken up, else the skirmish, the arrows, or the site where the fellowship stands. */
export function matterOf(
  { view, seat }: Pick<Props, "view" | "seat">,
  look: Look,
  selected: ReadonlySet<ThingId>,
): string {
  const chosen = [...selected].at(-1);
  if (chosen) return chosen;
  // Of a skirmish whose character has fallen nothing adds up any more.
  if (view.skirmish !== NONE && find(view, view.skirmish)) return `lane:${view.skirmish}`;
  if (look.phase === "archery") return "archery";
  const site = look.road.find(({ current }) => current);
  if (site?.copy) return copyThing(site.copy.id);
  return site ? siteThing(site.number) : `seat:${seat ?? look.near}`;
}
