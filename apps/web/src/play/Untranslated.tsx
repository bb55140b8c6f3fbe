import { useEffect, useState } from "react";
import { News } from "../table/board/Notices.tsx";
import { useSay } from "../table/text/words.tsx";
import { STANDS } from "./tableNotices.ts";

/** Tells a player for a while that not all of the game is in the language of the page, and what is not is English. */
export function Untranslated() {
  const say = useSay();
  const [stands, setStands] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setStands(false), STANDS);
    return () => clearTimeout(timer);
  }, []);
  return stands ? <News>{say("game.untranslated")}</News> : null;
}
