import { type CharacterId, sideOf } from "../data/ids.ts";
import css from "./Decisive.module.css";
import { deciding } from "./deciding.ts";
import type { Besides } from "./keys.ts";
import { Standee } from "./Standee.tsx";

/** Width of a piece in CSS pixels. */
const WIDE = 52;

const stand = (fallen: boolean) => (character: CharacterId) => (
  <Standee key={character} character={character} side={sideOf(character)} size={WIDE} fallen={fallen} />
);

/** What decided the game: those who did it, and those who fell by it. */
export const decisive: Besides["decisive"] = (log) => {
  const found = deciding(log);
  if (!found) return null;
  return {
    event: found.event,
    picture: (
      <span className={css.pieces}>
        {found.by.map(stand(false))}
        {found.fallen.map(stand(true))}
      </span>
    ),
  };
};
