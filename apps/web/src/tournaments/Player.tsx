import type { TournamentEntrant } from "@westmarch/protocol";
import { Link } from "wouter";
import { Seal } from "../accounts/Seal.tsx";
import { useWords } from "../i18n/index.ts";
import type { ShellSay } from "../i18n/keys.ts";
import { ComputerSeal } from "../ratings/ComputerSeal.tsx";
import styles from "./tournaments.module.css";
import type { TournamentsSay } from "./words.ts";

type Known = TournamentEntrant | undefined;

/** How an entrant is called. */
export function nameOf(
  entrant: Pick<TournamentEntrant, "player"> | undefined,
  say: TournamentsSay,
  shell: ShellSay,
): string {
  const player = entrant?.player;
  if (!player) return say("gone.player");
  return player.kind === "bot" ? say("computer", { level: shell(`level.${player.level}`) }) : player.name;
}

/** A seal and a name; a person's leads to their page. */
export function Player({ entrant, say }: { readonly entrant: Known; readonly say: TournamentsSay }) {
  const { say: shell } = useWords();
  const player = entrant?.player;
  const name = nameOf(entrant, say, shell);
  return (
    <span className={styles.player} data-withdrawn={entrant?.withdrawn || undefined}>
      <Mark entrant={entrant} />
      {player?.kind === "person" ? (
        <Link href={`/people/${encodeURIComponent(player.name)}`}>{name}</Link>
      ) : (
        <span>{name}</span>
      )}
    </span>
  );
}

/** The seal alone; a guest has an empty one. */
function Mark({ entrant }: { readonly entrant: Known }) {
  const player = entrant?.player;
  if (player?.kind === "person") return <Seal seal={player} size={26} />;
  if (player?.kind === "bot") return <ComputerSeal level={player.level} size={26} />;
  return (
    <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true" className={styles.guest}>
      <circle cx="13" cy="13" r="11" />
    </svg>
  );
}
