import type { CSSProperties } from "react";
import { Link } from "wouter";
import type { GameId } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import type { LearnSay } from "../puzzles/words.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { ButtonLink } from "../ui/index.ts";
import styles from "./learn.module.css";
import { nextStop, type Stop } from "./stops.ts";
import { HIGH, heightAt } from "./winding.ts";

const lands = import.meta.glob<string>("../drawn/road-*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

interface RoadProps {
  readonly game: GameId;
  readonly stops: readonly Stop[];
  readonly say: LearnSay;
  /** What the side of a guided game is called. */
  readonly sideOf: (part: string) => string;
}

/** The road's units are as wide as its stops lie apart, and as high as it winds. */
const APART = 100;

/** How many stops the road goes on for at either end: past the edges of a wide page. */
const BEYOND = 3;

/** The middle of the road through so many stops, from beyond the first to beyond the last. */
function course(stops: number): string {
  const at = (stop: number) => ({ x: (stop + 0.5) * APART, y: heightAt(stop) });
  const { x: firstX, y: firstY } = at(-BEYOND);
  let path = `M${firstX} ${firstY.toFixed(1)}`;
  for (let stop = 1 - BEYOND; stop < stops + BEYOND; stop++) {
    const [from, to] = [at(stop - 1), at(stop)];
    const half = APART / 2;
    path += `C${from.x + half} ${from.y.toFixed(1)} ${to.x - half} ${to.y.toFixed(1)} ${to.x} ${to.y.toFixed(1)}`;
  }
  return path;
}

/** A game's road: its stops in the order in which they are best taken, with the next one in gold. */
export function Road({ game, stops, say, sideOf }: RoadProps) {
  const next = nextStop(stops);
  const land = lands[`../drawn/road-${game}.svg`];
  const path = course(stops.length);
  return (
    <section aria-label={say("road")} className={styles.road}>
      {land !== undefined && <Drawing of={land} className={styles.land} />}
      <svg
        className={styles.way}
        viewBox={`0 0 ${stops.length * APART} ${HIGH}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} className={styles.edge} />
        <path d={path} className={styles.bed} />
      </svg>
      <ol className={styles.stops}>
        {stops.map((stop, at) => (
          <Milestone key={stop.href} stop={stop} at={at} isNext={stop === next} {...{ say, sideOf }} />
        ))}
      </ol>
      {next ? (
        <p className={styles.goOn}>
          <ButtonLink href={next.href} variant="gold">
            {say("road.go-on")} · <StopName stop={next} {...{ say, sideOf }} />
          </ButtonLink>
        </p>
      ) : (
        <p className={styles.goOn}>{say("road.walked")}</p>
      )}
    </section>
  );
}

interface MilestoneProps extends Omit<RoadProps, "game" | "stops"> {
  readonly stop: Stop;
  readonly at: number;
  readonly isNext: boolean;
}

function Milestone({ stop, at, isNext, say, sideOf }: MilestoneProps) {
  const state = stop.done ? "done" : isNext ? "next" : "open";
  const down: CSSProperties = { ["--down" as string]: heightAt(at) / HIGH };
  return (
    <li className={styles.stop} data-state={state} style={down}>
      <Link href={stop.href} aria-current={isNext ? "step" : undefined}>
        <span className={styles.stone} aria-hidden="true">
          {stop.done ? "✓" : at + 1}
        </span>
        <span className={styles.slip}>
          <b>
            <StopName {...{ stop, say, sideOf }} />
          </b>
          <small>
            {stop.kind === "puzzles" && !stop.done
              ? say("puzzles.solved", { solved: stop.solved, of: stop.of })
              : say(`road.${state}`)}
          </small>
        </span>
      </Link>
    </li>
  );
}

function StopName({ stop, say, sideOf }: Pick<MilestoneProps, "stop" | "say" | "sideOf">) {
  const { say: shell } = useWords();
  switch (stop.kind) {
    case "rules":
      return say("stop.rules");
    case "guide":
      return stop.part === null ? say("stop.guide") : say("stop.guide.side", { side: sideOf(stop.part) });
    case "puzzles":
      return say(`stop.puzzles.${stop.which}`);
    case "beat":
      return say("stop.beat", { level: shell(`level.${stop.level}`) });
  }
}
