import { deciding } from "./deciding.ts";
import css from "./explain.module.css";
import { pictureOf } from "./explain.tsx";
import type { Besides } from "./keys.ts";

/** What decided the game, with the card, landmark or token that did it. */
export const decisive: Besides["decisive"] = (log) => {
  const found = deciding(log);
  if (!found) return null;
  const { event, thing } = found;
  const picture = thing === null ? null : pictureOf(thing);
  return {
    event,
    picture: picture && (
      <div className={css.picture} data-kind={thing?.split(":")[0]} data-small>
        {picture}
      </div>
    ),
  };
};
