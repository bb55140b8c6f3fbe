import { useLater } from "@westmarch/boardkit/later";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { useState } from "react";
import { SourceMark } from "../cards/SourceMark.tsx";
import { READINGS } from "../readings.ts";
import styles from "./box.module.css";
import { called } from "./called.ts";
import type { PlaceProps } from "./place.ts";
import { hear } from "./reads.ts";
import type { Entry } from "./sections.ts";

/** What lies on the table of an entry: its name, what stands above the text, and its sentences. */
interface Face {
  readonly title: string;
  readonly above: string;
  readonly text: readonly {
    readonly title?: string;
    readonly reads: "command" | "combat" | "need" | "entry";
    readonly text: string;
  }[];
}

function faceOf(say: PlaceProps["say"], entry: Entry): Face | null {
  if ("deck" in entry) {
    const above =
      entry.deck === "fate"
        ? called(say, "character", entry.character)
        : `${say(`card.deck.${entry.deck}`)} · ${called(say, "type", entry.type)}`;
    const needs =
      "needs" in entry && entry.needs !== undefined ? [{ reads: "need" as const, text: entry.needs }] : [];
    const combat =
      entry.deck === "event"
        ? [{ title: entry.combat.title, reads: "combat" as const, text: entry.combat.text }]
        : [];
    return {
      title: entry.title,
      above,
      text: [...needs, { reads: "command", text: entry.command }, ...combat],
    };
  }
  if ("maneuver" in entry)
    return {
      title: entry.maneuver.title,
      above: entry.name,
      text: [{ reads: "combat", text: entry.maneuver.text }],
    };
  if ("text" in entry)
    return {
      title: entry.title,
      above: say("card.deck.maneuver"),
      text: [{ reads: "combat", text: entry.text }],
    };
  if ("abilities" in entry)
    return {
      title: entry.name,
      above: say("card.deck.character"),
      text: [
        ...(entry.entry ? [{ reads: "entry" as const, text: entry.entry.place }] : []),
        ...entry.abilities.map(({ title, text }) => ({ title, reads: "command" as const, text })),
        ...(entry.general
          ? [{ title: entry.general.title, reads: "command" as const, text: entry.general.text }]
          : []),
      ],
    };
  return null;
}

interface PreviewProps {
  readonly page: Pick<PlaceProps, "say" | "kit">;
  readonly entry: Entry;
  readonly language: Language;
}

/** The card as it will lie on the table, in any language. */
export function Preview({ page: { say, kit }, entry, language }: PreviewProps) {
  const [shown, show] = useState<Language>(language);
  const reading = useLater(READINGS[shown]);
  const face = faceOf(say, entry);
  if (!face) return null;
  return (
    <kit.Slip aria-labelledby="box-preview" className={styles.preview}>
      <h2 id="box-preview">{say("box.preview")}</h2>
      <div role="radiogroup" aria-label={say("box.preview.language")} className={styles.tongues}>
        {LANGUAGES.map((id) => (
          <label key={id} data-on={id === shown} lang={id}>
            <input type="radio" name="box-tongue" checked={id === shown} onChange={() => show(id)} />
            {LANGUAGE_NAMES[id]}
          </label>
        ))}
      </div>
      <article className={styles.card} lang={shown} data-deck={"deck" in entry ? entry.deck : "figure"}>
        <h3>{reading?.name(face.title) ?? face.title}</h3>
        <p className={styles.above}>{face.above}</p>
        {face.text.map(({ title, reads, text }) => {
          const heard = hear(text, reads);
          return (
            <div key={`${reads} ${title ?? ""} ${text}`} data-reads={reads}>
              {title !== undefined && <h4>{reading?.name(title) ?? title}</h4>}
              <p data-unclear={heard.is === "unclear" || undefined}>
                {heard.is === "said" && reading ? heard.again(reading) : text}
              </p>
            </div>
          );
        })}
        <p className={styles.from}>
          <SourceMark source={entry.from.all} /> {say(`card.from.${entry.from.all}`)}
        </p>
      </article>
      <p className={styles.aside}>{say("box.preview.about")}</p>
    </kit.Slip>
  );
}
