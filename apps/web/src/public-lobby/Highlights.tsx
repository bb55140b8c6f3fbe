import type { Highlight } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { doorOf } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { addressOf } from "../net/links.ts";
import { pollWhileVisible } from "../net/polling.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { ButtonLink } from "../ui/index.ts";
import { highlightsNow } from "./api.ts";
import { namesOf } from "./names.ts";
import { SmallBoard } from "./SmallBoard.tsx";
import type { Glimpses } from "./useGlimpses.ts";
import styles from "./watch.module.css";
import type { WatchSay } from "./watchWords.ts";
import type { PublicLobbySay } from "./words.ts";

/** Milliseconds between looks for finished games. */
const EVERY = 60_000;

/** Finished games worth replaying; null: not known yet. */
export function useHighlights(): readonly Highlight[] | null {
  const [highlights, tell] = useState<readonly Highlight[] | null>(null);
  useEffect(
    () =>
      pollWhileVisible(async (isWanted) => {
        const answer = await highlightsNow();
        if (isWanted() && answer.ok) tell(answer.value);
      }, EVERY),
    [],
  );
  return highlights;
}

interface HighlightsProps {
  readonly of: readonly Highlight[];
  /** How they ended, as pictures; left out: they are a list. */
  readonly glimpses?: Glimpses;
  readonly say: WatchSay;
  readonly lobby: PublicLobbySay;
}

/** Finished games, each with what made it worth replaying. */
export function Highlights({ of, glimpses, say, lobby }: HighlightsProps) {
  const { say: shell, language } = useWords();
  return (
    <ul className={glimpses ? styles.endings : styles.list}>
      {of.map(({ table, game, token, seats, endedAt, leads, swing }) => {
        const door = doorOf(game);
        const title = door ? shell(`door.${door.id}.title`) : game;
        const players = seats.map(({ player }) => player);
        const names = players.every((player) => player?.kind === "bot")
          ? say("exhibition.title")
          : namesOf(players, lobby, language);
        return (
          <li key={table}>
            {glimpses && <SmallBoard glimpse={glimpses.get(table)} players={players} bot={lobby("bot")} />}
            {door && (
              <span data-art>
                <Drawing of={door.art} />
              </span>
            )}
            <div>
              <h3>{names}</h3>
              <p>
                {leads > 0
                  ? say("worth.leads", { count: leads })
                  : say("worth.swing", { percent: Math.round(swing / 10) })}
                {" · "}
                {ago(endedAt, Date.now(), language)}
              </p>
            </div>
            <ButtonLink
              variant="quiet"
              href={addressOf({ kind: "replay", token })}
              aria-label={say("replay.one", { game: title, names })}
            >
              {say("replay")}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
