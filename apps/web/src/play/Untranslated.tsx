import { News } from "../table/board/Notices.tsx";
import { type Loaded, useSay } from "../table/text/words.tsx";
import { useUntranslated } from "./tableNotices.ts";

/** Tells a player for a while that the game has no words in the language of the page, and speaks English. */
export function Untranslated({ loaded }: { readonly loaded: Pick<Loaded, "untranslated"> }) {
  const say = useSay();
  return useUntranslated(loaded.untranslated) ? <News>{say("game.untranslated")}</News> : null;
}
