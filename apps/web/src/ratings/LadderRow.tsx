import { isLevel } from "@westmarch/kernel";
import type { LadderLine } from "@westmarch/protocol";
import { Link } from "wouter";
import { Seal } from "../accounts/Seal.tsx";
import { useWords } from "../i18n/index.ts";
import { unseen } from "../ui/index.ts";
import { ComputerSeal } from "./ComputerSeal.tsx";
import { HalfYear } from "./HalfYear.tsx";
import styles from "./ratings.module.css";
import { Strip } from "./Strip.tsx";
import type { Scale } from "./scale.ts";
import type { RatingsSay } from "./words.ts";

interface LadderRowProps {
  readonly line: LadderLine;
  readonly scale: Scale;
  readonly anchors: readonly number[];
  readonly own: boolean;
  readonly say: RatingsSay;
}

/** One line of a ladder: place, who, the rating as a picture and a figure, and out of how many games it comes. */
export function LadderRow({ line, scale, anchors, own, say }: LadderRowProps) {
  const { place, rating, spread, provisional, games, won } = line;
  return (
    <li className={styles.row} data-own={own || undefined} data-kind={line.player.kind}>
      <span className={styles.place}>{place ?? (line.player.kind === "person" ? "–" : "")}</span>
      <Who line={line} own={own} say={say} />
      <Strip line={line} scale={scale} anchors={anchors} />
      <HalfYear curve={line.curve} />
      <span className={styles.figure}>
        <b>{rating}</b> <Trend trend={line.trend} say={say} />
        <span className={unseen}>{say("spread", { n: spread })}</span>
      </span>
      <span className={styles.record}>
        {say("record", { games, won })}
        {provisional && line.player.kind === "person" && ` · ${say("provisional")}`}
      </span>
    </li>
  );
}

function Who({ line: { player }, own, say }: Pick<LadderRowProps, "line" | "own" | "say">) {
  const { say: shell } = useWords();
  if (player.kind === "bot") {
    const level = player.level;
    return (
      <span className={styles.who}>
        <ComputerSeal level={level} />
        <i>{say("computer", { level: isLevel(level) ? shell(`level.${level}`) : level })}</i>
      </span>
    );
  }
  return (
    <span className={styles.who}>
      <Seal seal={player} />
      <Link href={`/people/${encodeURIComponent(player.name)}`}>{player.name}</Link>
      {own && <span className={styles.aside}>{say("you")}</span>}
    </span>
  );
}

/** What has changed lately: an arrow, a figure, and words for the ear. */
function Trend({ trend, say }: { readonly trend: number | null; readonly say: RatingsSay }) {
  if (trend === null || trend === 0) return null;
  return (
    <span className={styles.trend} data-up={trend > 0 || undefined}>
      <span aria-hidden="true">
        {trend > 0 ? "▴" : "▾"}
        {Math.abs(trend)}
      </span>
      <span className={unseen}>{say(trend > 0 ? "up" : "down", { n: Math.abs(trend) })}</span>
    </span>
  );
}
