/** Words on their way into another language. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@westmarch/kernel/languages";
import { languageNamed } from "../options.ts";
import type { Output } from "../output.ts";
import { type CheckedCatalogue, checked, type FoundFault } from "../translation/checking.ts";
import { extracted, FORMS, merged, recorded } from "../translation/exchange.ts";
import { messageOf, Trouble } from "../trouble.ts";

interface Flags {
  readonly root?: string;
  readonly for?: Language;
  readonly form: string;
  readonly to?: string;
  readonly all?: boolean;
  readonly same?: boolean;
}

const WORKS = "extract, check, merge, record";

/** How many of a kind are shown, if not all of them. */
const SHOWN = 20;

/** The repository that this file belongs to. */
const HERE = join(import.meta.dirname, "../../../..");

function tellFound(found: readonly FoundFault[], most: number, out: Output): void {
  for (const { file, key, fault } of found.slice(0, most))
    out.say(`${file}:${key} ${out.words(fault.key, fault.slots)}`);
  if (found.length > most) out.tell("words.more", { count: found.length - most });
}

/** What of a catalogue is not as it should be. */
const wrongIn = ({ isWhole, wrong, missing }: CheckedCatalogue): readonly FoundFault[] =>
  isWhole ? [...wrong, ...missing] : wrong;

function extract(catalogues: readonly string[], flags: Flags, root: string, out: Output): boolean {
  const form = FORMS.find((one) => one === flags.form);
  if (!form) throw new Trouble("trouble.words.form", { written: flags.form, known: FORMS.join(", ") });
  const messages = extracted(root, { catalogues, language: flags.for ?? null, form });
  const text = `${JSON.stringify(messages, null, 2)}\n`;
  const count = Object.keys(messages).length;
  if (flags.to === undefined) out.say(text.trimEnd());
  else {
    try {
      writeFileSync(flags.to, text);
    } catch (error) {
      throw new Trouble("trouble.file.write", { file: flags.to, detail: messageOf(error) });
    }
    out.tell("words.extracted", { count, file: flags.to });
  }
  out.result({ count, ...(flags.to === undefined ? { messages } : { file: flags.to }) });
  return true;
}

function check(language: Language, catalogues: readonly string[], flags: Flags, root: string, out: Output) {
  const found = checked(root, language, catalogues);
  const most = flags.all ? Number.POSITIVE_INFINITY : SHOWN;
  for (const one of found) {
    const { catalogue, messages, translated, isWhole } = one;
    const state = isWhole ? "whole" : "begun";
    out.tell("words.checked", { catalogue, state, translated, messages });
    // What a begun catalogue lacks is only counted, unless all is asked for.
    if (isWhole || flags.all) tellFound(one.missing, most, out);
    for (const kind of [one.wrong, one.stale, one.long]) tellFound(kind, most, out);
  }
  const isRight = found.every((one) => wrongIn(one).length === 0);
  if (isRight) out.tell("words.right");
  const named = (all: readonly FoundFault[]) =>
    all.map(({ file, key, fault }) => ({ file, key, fault: fault.key.replace("words.fault.", "") }));
  out.result({
    language,
    catalogues: found.map(({ missing, stale, long, wrong, isWhole, ...one }) => ({
      ...one,
      state: isWhole ? "whole" : "begun",
      missing: named(missing),
      stale: named(stale),
      long: named(long),
      wrong: named(wrong),
    })),
  });
  return isRight;
}

function merge(language: Language, files: readonly string[], flags: Flags, root: string, out: Output) {
  if (files.length === 0) throw new Trouble("trouble.words.which");
  let refusals = 0;
  const results = files.map((file) => {
    const { merged: count, left, refused } = merged(root, language, file, flags.same);
    refusals += refused.length;
    tellFound(refused, Number.POSITIVE_INFINITY, out);
    out.tell("words.merged", { file, count, left, refused: refused.length });
    return {
      file,
      merged: count,
      left,
      refused: refused.map((one) => ({
        file: one.file,
        key: one.key,
        fault: one.fault.key.replace("words.fault.", ""),
      })),
    };
  });
  out.result({ language, files: results });
  return refusals === 0;
}

/** `westmarch words extract [CATALOGUE…]`, `check LANGUAGE [CATALOGUE…]`, `merge LANGUAGE FILE…`, `record LANGUAGE [CATALOGUE…]` */
export async function wordsCommand(
  work: string,
  given: readonly string[],
  flags: Flags,
  out: Output,
): Promise<boolean> {
  const root = flags.root ?? HERE;
  if (work === "extract") return extract(given, flags, root, out);
  const [written, ...rest] = given;
  if (!["check", "merge", "record"].includes(work))
    throw new Trouble("trouble.words.work", { written: work, known: WORKS });
  if (written === undefined) throw new Trouble("trouble.words.language", { work });
  const language = languageNamed(written);
  if (language === "en") throw new Trouble("trouble.words.english");
  if (work === "check") return check(language, rest, flags, root, out);
  if (work === "merge") return merge(language, rest, flags, root, out);
  const count = recorded(root, language, rest);
  out.tell("words.recorded", { count });
  out.result({ language, recorded: count });
  return true;
}
