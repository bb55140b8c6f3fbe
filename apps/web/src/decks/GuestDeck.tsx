import type { Seat, Settings } from "@westmarch/kernel";
import { useEffect } from "react";
import { doorOf } from "../games/doors.ts";
import { type LoadedGame, useLoadedGame } from "../games/useLoadedGame.ts";
import { useWords } from "../i18n/index.ts";
import { Busy } from "../ui/index.ts";
import { NotFetched } from "../ui/NotFetched.tsx";
import { useChosen } from "./DeckChoices.tsx";
import { DeckPick } from "./DeckPick.tsx";

/** The deck with which a player joins; null: the game has none, or what the table has will do. */
export interface Brought {
  readonly settings: Settings | null;
  /** Whether it may be played. */
  readonly isWhole: boolean;
}
export const NOTHING: Brought = { settings: null, isWhole: true };

/** What a player brings before anything was chosen: nothing, and where decks are brought that will not do, until the choice is here. */
export const broughtAtFirst = (game: string): Brought => ({
  settings: null,
  isWhole: !doorOf(game)?.deckPages,
});

/** No deck was brought this way before. */
const NONE: readonly string[] = [];

interface GuestDeckProps {
  readonly game: string;
  readonly seat: Seat;
  /** As many decks stand in a row; the others are a press away. */
  readonly most?: number;
  readonly onBring: (brings: Brought) => void;
}

/** A player who joins chooses a deck; the others at the table are not shown which. */
export function GuestDeck({ game: id, seat, most = 5, onBring }: GuestDeckProps) {
  const { say } = useWords();
  const game = useLoadedGame(id);
  const { state } = game;
  useEffect(() => {
    // Whoever cannot choose still has the deck that the table has.
    if (state === "failed") onBring(NOTHING);
  }, [state, onBring]);
  if (state === "loading") return <Busy />;
  if (state === "failed") return <NotFetched title={say("decks.failed")} retry={game.retry} />;
  if (!game.decks) return null;
  return <GuestChoice game={id} seat={seat} loaded={game} most={most} onBring={onBring} />;
}

interface GuestChoiceProps extends GuestDeckProps {
  readonly loaded: LoadedGame;
  readonly most: number;
}

function GuestChoice({ game, seat, loaded, most, onBring }: GuestChoiceProps) {
  const { decks } = loaded;
  const chosen = useChosen(game, decks, null);
  const brings = chosen.at(0);
  useEffect(() => {
    if (decks) onBring({ settings: decks.at(seat, brings), isWhole: decks.isWhole(brings) });
  }, [decks, seat, brings, onBring]);
  return <DeckPick game={game} loaded={loaded} chosen={chosen} recent={NONE} most={most} />;
}
