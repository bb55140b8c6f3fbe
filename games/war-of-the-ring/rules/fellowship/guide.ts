/** 12.3: the Guide. */
import type { Context } from "@westmarch/kernel";
import { type CharacterId, FREE, GOLLUM } from "../../data/ids.ts";
import { leader } from "../../seats.ts";
import { IN_FELLOWSHIP, type War } from "../../state.ts";
import { chapter } from "../../vocabulary.ts";
import { ALL } from "../choices.ts";
import { guidesToChoose } from "./fellowship.ts";

function appoint(c: Context<War>, guide: CharacterId): void {
  const { g } = c;
  if (g.guide === guide) return;
  g.guide = guide;
  c.tell("guide", { character: guide });
}

export const guide = chapter("guide")({
  /** 12.3.1, 12.3.6. */
  who: (c) => {
    const guides = guidesToChoose(c.g);
    if (guides.length > 1) return;
    if (guides.length === 0) c.g.at[GOLLUM] = IN_FELLOWSHIP;
    appoint(c, guides[0] ?? GOLLUM);
    return { end: null };
  },
  /** D-FEL-03. */
  choose: {
    prompt: "guide",
    ask: (g) => ({
      seat: leader(g, FREE),
      options: guidesToChoose(g).map((companion) => ALL.character[companion]),
      about: [g.guide],
    }),
    answered: (c, _f, [, companion]) => appoint(c, companion),
  },
});
