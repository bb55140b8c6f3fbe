import type { AnySave, Core, Game } from "@westmarch/kernel";
import { recordOf } from "@westmarch/kernel";
import { fetchStudy, keepStudy } from "./storage.ts";
import { begun, type Player, type Root, type Study, seat } from "./study.ts";

/** Letters that stand for a text: the same for the same. Not secret, and not meant to be. */
export function lettersFor(text: string): string {
  // Two passes of FNV-1a: so many studies as one device keeps do not meet by chance.
  const pass = (offset: number) => {
    let hash = offset;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
    return (hash >>> 0).toString(36).padStart(7, "0");
  };
  return pass(2166136261) + pass(0x5bd1e995);
}

/** The name of the study of a saved game: a reader who opens the same game again finds what was tried. */
export const nameOfGame = (save: AnySave): string => {
  const { settings, opening, journal } = recordOf(save);
  return lettersFor(JSON.stringify([save.game, settings, opening, journal]));
};

/** The address of a study. */
export const addressOfStudy = ({ game, id }: Pick<Study, "game" | "id">): string => `/lab/${game}/${id}`;

/**
 * Opens the study of a saved game at a moment, and begins it where there is none yet; a reader who plays on there plays against
 * the computers that sat there. Rejects where nothing can be kept.
 */
export async function studyOfGame(
  save: AnySave,
  names: readonly (string | null)[],
  title: string,
  at: number,
  players: readonly Player[] = [],
): Promise<Study> {
  const id = nameOfGame(save);
  const known = await fetchStudy(id);
  const study =
    known ?? seat(begun(id, save.game, title, { kind: "game", save, names }, Date.now()), players);
  const looked = { ...study, looked: { course: null, at } };
  await keepStudy(looked);
  return looked;
}

/** Keeps a new study, to be played on by these. Rejects where nothing can be kept. */
export async function studyFrom(
  id: string,
  game: string,
  title: string,
  root: Root,
  players: readonly Player[] = [],
): Promise<Study> {
  const study = seat(begun(id, game, title, root, Date.now()), players);
  await keepStudy(study);
  return study;
}

/** Settings under which a game has as many seats as a position, the usual ones if they fit. */
export function settingsFor(game: Pick<Game<Core, unknown>, "seats" | "settings">, seats: number) {
  const usual = {};
  const fits = (settings: Readonly<Record<string, string>>) => game.seats(settings).length === seats;
  if (fits(usual)) return usual;
  for (const setting of game.settings)
    if (setting.kind === "choice")
      for (const value of setting.values) if (fits({ [setting.id]: value })) return { [setting.id]: value };
  return usual;
}
