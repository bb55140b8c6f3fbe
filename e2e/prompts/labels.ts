/** What the bar offers in a position: in which groups the answers stand, and how many are in each. */
import { sayFrom } from "@westmarch/boardkit/say";
import { stillProps } from "@westmarch/boardkit/still";
import type { Ask, Core } from "@westmarch/kernel";
import { games } from "@westmarch/registry";

/** How many answers each group has, in the order in which the bar shows groups; none where there is no choice of groups. */
export async function groupsOf(game: string, ask: Ask, view: Core): Promise<readonly number[]> {
  const entry = games[game];
  if (!entry) throw new Error(`there is no game ${game}`);
  const language = "en";
  const [{ label }, words] = [await entry.speech(language), await entry.words(language)];
  const props = stillProps({ view, seat: ask.seat, ask, say: sayFrom(language, words), language });
  const counts = new Map<string, number>();
  let loose = 0;
  for (const option of ask.options) {
    const { group } = label(option, ask, props);
    if (group) counts.set(group.id, (counts.get(group.id) ?? 0) + 1);
    else loose++;
  }
  // The only group there is has been taken up already.
  return counts.size === 1 && loose === 0 ? [] : [...counts.values()];
}
