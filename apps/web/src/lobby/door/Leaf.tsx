import { isSpaced } from "@westmarch/kernel/languages";
import { type ReactNode, useState } from "react";
import { schoolOf } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { HeaderIcon } from "../../ui/header/HeaderIcon.tsx";
import { Refusal } from "../../ui/Refusal.tsx";
import { howOf } from "../choices.ts";
import { NameFields } from "../NameFields.tsx";
import type { NewTable } from "../useNewTable.ts";
import type { Openings } from "../useOpening.ts";
import { Dial } from "./Dial.tsx";
import styles from "./Leaf.module.css";
import { OwnDecks } from "./OwnDecks.tsx";
import { type PlayedSide, Sides } from "./Sides.tsx";
import { hasNames } from "./sentence.ts";
import { asKept } from "./since.ts";
import type { DoorSay } from "./words.ts";

interface LeafProps {
  readonly table: NewTable;
  readonly opening: Openings;
  readonly say: DoorSay;
  readonly title: string;
  /** Time at which a pace that was written makes none. */
  readonly isReady: boolean;
  /** For somebody new who needs no lesson: a game against the computer, with what the door suggests. */
  readonly onPlayAtOnce: (() => void) | null;
  /** The sentence of settings, which stands over the gold on a phone and under it elsewhere. */
  readonly children: ReactNode;
}

/** The way taken last behind this door, with what it needs and the gold that begins it. */
export function Leaf({ table, opening, say, title, isReady, onPlayAtOnce, children }: LeafProps) {
  const { way } = table.choices;
  const guides = schoolOf(table.id)?.guides ?? [];
  const [part, setPart] = useState(guides[0]?.part ?? null);
  const begin = () =>
    way === "guided" ? opening.learn(guides.length > 1 ? part : null) : void opening.open(table);
  return (
    <form
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <div className={styles.frame} aria-hidden="true" />
      <div className={styles.left} data-dial={way === "computer" || undefined}>
        <h2>{say(way === "guided" ? "guided.first" : way)}</h2>
        {way === "computer" ? (
          <Strength table={table} say={say} />
        ) : (
          <p className={styles.words} data-way={way}>
            {say(`${way}.words`)}
          </p>
        )}
        {way === "guided" && (
          <div className={styles.lamp}>
            <HeaderIcon name="lantern-flame" size={84} />
          </div>
        )}
        {way === "friend" && <NameFields table={table} />}
      </div>
      <div className={styles.right}>
        {way === "guided" ? (
          <Lessons table={table} say={say} part={part} onPick={setPart} />
        ) : (
          <Seat table={table} say={say} />
        )}
      </div>
      <Foot {...{ table, opening, say, isReady, onPlayAtOnce }} />
      {children}
    </form>
  );
}

/** The gold that begins, and what went wrong when it was pressed. */
function Foot({
  table,
  opening: { state },
  say,
  isReady,
  onPlayAtOnce,
}: Omit<LeafProps, "title" | "children">) {
  const { say: shell } = useWords();
  return (
    <div
      className={styles.foot}
      data-two={onPlayAtOnce !== null || undefined}
      data-failed={typeof state === "object" || undefined}
    >
      {typeof state === "object" && <Refusal told={state.failed} title={shell("new.failed")} />}
      {onPlayAtOnce && (
        <button
          type="button"
          className={styles.plain}
          title={say("at-once.about")}
          disabled={state === "opening" || !table.isWhole}
          onClick={onPlayAtOnce}
        >
          {say("at-once")}
        </button>
      )}
      <button type="submit" className={styles.gold} disabled={state === "opening" || !isReady}>
        {say(state === "opening" ? "opening" : table.choices.way === "friend" ? "link" : "begin")}
      </button>
    </div>
  );
}

interface PartProps {
  readonly table: NewTable;
  readonly say: DoorSay;
}

const Strength = ({ table: { id, choices, choose, bouts }, say }: PartProps) => (
  <Dial
    game={id}
    legend={say("level")}
    level={choices.level}
    bouts={bouts}
    onPick={(level) => choose({ level })}
  />
);

interface LessonsProps extends PartProps {
  readonly part: string | null;
  readonly onPick: (part: string) => void;
}

/** Which side is to be learnt, where the game teaches several. */
function Lessons({ table: { id, game }, say, part, onPick }: LessonsProps) {
  const guides = schoolOf(id)?.guides ?? [];
  const [only] = guides;
  if (guides.length < 2)
    return (
      only && (
        <p className={styles.words}>
          <b>{game.say(only.title ?? `seat.${only.part}`)}</b>
          {say("end")}
          {isSpaced(say.language) && " "}
          {game.say(`seat.${only.part}.about`)}
        </p>
      )
    );
  return (
    <Sides
      legend={say("guided.side")}
      picked={part ?? ""}
      onPick={onPick}
      sides={guides.map(
        (guide, at): PlayedSide => ({
          id: guide.part,
          text: game.say(guide.title ?? `seat.${guide.part}`),
          mark: at === 0 ? "first" : "other",
          about: game.say(`seat.${guide.part}.about`),
        }),
      )}
    />
  );
}

/** Which side one plays, or with which deck; on one screen the names of those who share it. */
function Seat({ table, say }: PartProps) {
  const { say: shell, language } = useWords();
  const { choices, choose, seats, game, last, how } = table;
  const { roles, role, many } = seats;
  const since = last && howOf(last.way) === how ? asKept(last.at, language, say) : null;
  if (game.decks) return <OwnDecks table={table} />;
  if (hasNames(table) && how === "screen") return <NameFields table={table} />;
  if (seats.alike) return <p className={styles.words}>{game.say(`seat.${roles[0]}.about`)}</p>;
  return (
    <div className={styles.seat}>
      {since && <em className={styles.since}>{since}</em>}
      <Sides
        legend={say("side")}
        picked={many ? String(seats.seated) : choices.side}
        onPick={(side) => choose({ side })}
        sides={[
          ...roles.map(
            (name, seat): PlayedSide => ({
              id: String(seat),
              text: role(seat),
              mark: seat < roles.length / 2 ? "first" : "other",
              about: game.say(`seat.${name}.about`),
            }),
          ),
          ...(many
            ? []
            : [
                {
                  id: "chance",
                  text: shell("new.chance"),
                  mark: "chance",
                  about: say("chance.about"),
                } as const satisfies PlayedSide,
              ]),
        ]}
      />
    </div>
  );
}
