import type { Sound } from "@westmarch/boardkit";
import type { Ask } from "@westmarch/kernel";
import { useEffect, useRef } from "react";
import type { Cue } from "../../device/cues.ts";
import { useDevice } from "../../device/index.ts";
import { listenForPress, play } from "../../device/sound.ts";
import { plain } from "../../i18n/rich.tsx";
import { announce } from "../../ui/index.ts";
import { type LogLine, newIn } from "../text/lines.ts";

/** More lines than this at once are not read out one by one. */
const MOST = 6;
/** So many kinds are heard after each other, so many seconds apart. */
const MOST_CUES = 3;
const APART = 0.16;

/** What is heard of these lines: each kind once, in the order in which they come; wood that is put down, where none is named. */
const cuesOf = (lines: readonly LogLine[], silent: readonly Sound[]): readonly Cue[] =>
  [...new Set(lines.map(({ sound }): Cue => sound ?? "put"))].filter(
    (cue) => !silent.some((one) => one === cue),
  );

/**
 * Tells by ear what is new at the table: each new line of the log, then what the player is asked. What lies between the
 * `past` that was looked at and the present has been told before, and so has what is there when `deeds` come at first; null:
 * they have not come.
 */
export function useHearing(
  deeds: readonly LogLine[] | null,
  talk: readonly LogLine[],
  ask: Ask | null,
  sentence: string | null,
  past = false,
): void {
  const sound = useDevice((device) => device.sound);
  const silent = useDevice((device) => device.silent);
  const heard = useRef(deeds);
  const spoken = useRef(talk.length);
  const asked = useRef<string | null>(null);
  const wasPast = useRef(past);
  useEffect(() => {
    if (sound) listenForPress();
  }, [sound]);
  useEffect(() => {
    const isOld = heard.current === null || (wasPast.current && !past);
    const news = isOld ? [] : newIn(deeds ?? [], heard.current ?? []);
    wasPast.current = past;
    heard.current = deeds;
    const said = talk.slice(spoken.current);
    spoken.current = talk.length;
    const question = ask ? JSON.stringify([ask.prompt, ask.options]) : null;
    const calls = question !== null && question !== asked.current;
    asked.current = question;
    const words = [
      ...news.slice(-MOST).map((line) => plain(line.text)),
      // What the table itself says is read out where it stands, among the notices.
      ...said.flatMap((line) => (line.speaker ? [`${line.speaker}: ${line.text}`] : [])),
      ...(calls && sentence ? [plain(sentence)] : []),
    ];
    if (words.length > 0) announce(words.join(" "));
    if (!sound) return;
    const cues = cuesOf(news, silent);
    if (calls && (news.length === 0 || document.visibilityState === "hidden")) play("call");
    else for (const [place, cue] of cues.slice(0, MOST_CUES).entries()) play(cue, place * APART);
  }, [deeds, talk, ask, sentence, past, sound, silent]);
}
