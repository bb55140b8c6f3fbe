import { type FormEvent, useState } from "react";
import { freshId } from "../device/chance.ts";
import { useDevice } from "../device/index.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { Button, Picks, Switch } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import { thingsOnBoard } from "./boardThings.ts";
import styles from "./lab.module.css";
import { MarkLine } from "./MarkLine.tsx";
import type { PanelProps } from "./panelProps.ts";
import {
  homeOf,
  INKS,
  type Mark,
  mark,
  marksAt,
  note,
  notesAt,
  sameMoment,
  unmark,
  unnote,
} from "./study.ts";
import { toldAt } from "./telling.ts";
import { Unfold } from "./Unfold.tsx";

/** What was written and drawn beside the moment, and elsewhere. */
export function Notes(props: PanelProps) {
  const { loaded, course, studying, labSay, onKeep } = props;
  const { study } = studying;
  const { lines, moment, go } = course;
  const here = notesAt(study, moment);
  const home = homeOf(study, moment);
  const elsewhere = study.notes.filter((one) => !sameMoment(one, home));
  return (
    <>
      <p className={styles.count}>{labSay("notes.count", { count: study.notes.length })}</p>
      {here.length > 0 && (
        <ul className={styles.notes}>
          {here.map((one) => (
            <Written key={one.id} {...props} written={one} />
          ))}
        </ul>
      )}
      {!onKeep && <Write {...props} />}
      <Drawn {...props} />
      {elsewhere.length > 0 && (
        <Unfold title={labSay("notes.elsewhere", { count: elsewhere.length })} open={here.length === 0}>
          <ul className={styles.places}>
            {elsewhere.map((one) => {
              const known = one.course === null || study.branches.some(({ id }) => id === one.course);
              if (!known) return null;
              return (
                <li key={one.id}>
                  <button type="button" onClick={() => go(one, false)}>
                    <small>
                      {toldAt(lines.of(study, one.course), one.at, loaded) ??
                        labSay("moment", { at: one.at })}
                    </small>
                    <span>{one.text}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </Unfold>
      )}
    </>
  );
}

/** As long as a note may be, in letters. */
const LONGEST = 2000;

function Written({
  written,
  studying,
  labSay,
  onKeep,
}: PanelProps & { written: ReturnType<typeof notesAt>[number] }) {
  const { language } = useWords();
  const { by, text, when, id } = written;
  return (
    <li className={styles.note}>
      <p className={styles.by}>
        <b>{by}</b> <small>{ago(when, Date.now(), language)}</small>
      </p>
      <p className={styles.text}>{text}</p>
      {!onKeep && (
        <Button
          variant="quiet"
          aria-label={labSay("note.delete.of", { text: text.slice(0, 40) })}
          onClick={() => studying.change((old) => unnote(old, id))}
        >
          {labSay("note.delete")}
        </Button>
      )}
    </li>
  );
}

/** Writes something beside the moment. */
function Write({ studying, course, labSay }: PanelProps) {
  const name = useDevice((device) => device.name);
  const [text, write] = useState("");
  const done = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === "") return;
    const written = { id: freshId(), ...course.moment, text: words, by: name, when: Date.now() };
    studying.change((old) => note(old, written));
    write("");
  };
  return (
    <form onSubmit={done} className={styles.write}>
      <label>
        <span>{labSay("note.write")}</span>
        <textarea rows={2} maxLength={LONGEST} value={text} onChange={(event) => write(event.target.value)} />
      </label>
      <Button type="submit" disabled={text.trim() === ""}>
        {labSay("note.add")}
      </Button>
    </form>
  );
}

/** What is drawn on the board, in words, and the ways to draw. */
function Drawn({ loaded, course, studying, drawing, labSay, onKeep }: PanelProps) {
  const { study, change } = studying;
  const { moment, line } = course;
  const drawn = marksAt(study, moment);
  const titleOf = (thing: string): string =>
    loaded.besides.all.explain(thing, { say: loaded.say, view: line.at(moment.at) }).title;
  const wordsOf = ({ from, to }: Mark): string =>
    to === null
      ? labSay("mark.ring", { thing: titleOf(from) })
      : labSay("mark.arrow", { from: titleOf(from), to: titleOf(to) });
  return (
    <section className={styles.drawnList} aria-label={labSay("marks")}>
      {drawn.length > 0 && (
        <ul>
          {drawn.map((one) => (
            <li key={`${one.from} ${one.to}`} className={styles.drawnOne}>
              <MarkLine ink={one.ink} />
              <span>{wordsOf(one)}</span>
              {!onKeep && (
                <Button
                  variant="quiet"
                  aria-label={labSay("mark.delete.of", { mark: wordsOf(one) })}
                  onClick={() => change((old) => mark(old, one))}
                >
                  {labSay("note.delete")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!onKeep && (
        <>
          <Switch
            label={labSay("marks.draw")}
            about={labSay(drawing.from === null ? "marks.draw.about" : "marks.draw.to")}
            on={drawing.on}
            onTurn={drawing.turn}
          />
          {drawing.on && (
            <>
              <Picks
                legend={labSay("marks.ink")}
                picks={INKS.map((id) => ({ id, text: labSay(`ink.${id}`), icon: <MarkLine ink={id} /> }))}
                picked={drawing.ink}
                onPick={drawing.take}
              />
              <ByName titleOf={titleOf} drawing={drawing} labSay={labSay} />
            </>
          )}
          {drawn.length > 1 && (
            <Button variant="quiet" onClick={() => change((old) => unmark(old, moment))}>
              {labSay("marks.clear")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** An arrow without an end: a ring. No thing on a board is called so. */
const NOWHERE = "-";

/** Draws between things that are chosen by their names, for a reader who does not point. */
function ByName({
  titleOf,
  drawing,
  labSay,
}: Pick<PanelProps, "drawing" | "labSay"> & { readonly titleOf: (thing: string) => string }) {
  const [things] = useState(() =>
    thingsOnBoard()
      .map((id) => ({ id, title: titleOf(id) }))
      .toSorted((one, other) => one.title.localeCompare(other.title)),
  );
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const options = things.map(({ id, title }) => ({ id, text: title }));
  return (
    <Unfold title={labSay("marks.by-name")}>
      <div className={styles.pair}>
        <Select label={labSay("mark.from")} value={from} placeholder="–" options={options} onPick={setFrom} />
        <Select
          label={labSay("mark.to")}
          value={to ?? NOWHERE}
          options={[{ id: NOWHERE, text: labSay("mark.nowhere") }, ...options]}
          onPick={(id) => setTo(id === NOWHERE ? null : id)}
        />
        <Button
          disabled={from === null}
          onClick={() => from !== null && drawing.draw(from, to === from ? null : to)}
        >
          {labSay("mark.draw")}
        </Button>
      </div>
    </Unfold>
  );
}
