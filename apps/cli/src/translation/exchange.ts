/** Messages on their way to a translator and back. */
import { join } from "node:path";
import type { Language } from "@westmarch/kernel/languages";
import { readJson } from "../files.ts";
import { Trouble } from "../trouble.ts";
import { filesOf, type MessageFile, type Messages, messagesAt, wordFiles } from "./catalogues.ts";
import type { FoundFault } from "./checking.ts";
import { faultsOf } from "./faults.ts";
import { shapeOf } from "./message.ts";
import { TranslationRecord } from "./record.ts";
import { writeJson } from "./writing.ts";

/** A message as FormatJS writes it down. */
interface Described {
  readonly defaultMessage: string;
  readonly description: string;
}

/** The shapes of files that translators' tools read. */
export const FORMS = ["formatjs", "json"] as const;
export type ExchangeForm = (typeof FORMS)[number];

/** What a message is called outside: its file and its key. */
const idOf = (file: MessageFile, key: string): string => `${file.name}:${key}`;

/** Where a message stands and what its slots are, for who does not see the page. */
function describe(file: MessageFile, english: string): string {
  const { written, forms } = shapeOf(english);
  const slots = [...written].map((name) => `{${name}}`);
  const choices = [...forms].map(([name, { kind, names }]) => `${name} (${kind}: ${[...names].join(", ")})`);
  return [
    file.pathIn("en"),
    ...(slots.length > 0 ? [`slots ${slots.join(", ")}`] : []),
    ...(choices.length > 0 ? [`chooses by ${choices.join(", ")}`] : []),
  ].join("; ");
}

/** Which messages are extracted: all of these catalogues, or those that are missing or stale in a language. */
export interface Extracting {
  readonly catalogues: readonly string[];
  readonly language: Language | null;
  readonly form: ExchangeForm;
}

/** The English messages by their ids, in the form of FormatJS or as plain JSON. */
export function extracted(
  root: string,
  { catalogues, language, form }: Extracting,
): Readonly<Record<string, Described | string>> {
  const record = language && new TranslationRecord(root, language);
  const found: Record<string, Described | string> = {};
  for (const file of filesOf(root, catalogues)) {
    const own = language ? messagesAt(root, file.pathIn(language)) : {};
    for (const [key, english] of Object.entries(messagesAt(root, file.pathIn("en")))) {
      const isDone = key in own && !record?.isStale(file.name, key, english);
      if (isDone) continue;
      found[idOf(file, key)] =
        form === "json" ? english : { defaultMessage: english, description: describe(file, english) };
    }
  }
  return found;
}

/** What became of a translator's file. */
export interface Merged {
  /** Messages that were put into place. */
  readonly merged: number;
  /** Messages that are still the English ones, or empty: nothing was translated. */
  readonly left: number;
  readonly refused: readonly FoundFault[];
}

/** What a translator's file says, by id. */
function translationsIn(file: string): ReadonlyMap<string, string> {
  const content = readJson(file);
  if (typeof content !== "object" || content === null || Array.isArray(content))
    throw new Trouble("trouble.words.file", { file });
  return new Map(
    Object.entries(content).map(([id, value]: [string, unknown]) => {
      if (typeof value === "string") return [id, value];
      if (typeof value === "object" && value !== null && "defaultMessage" in value) {
        const { defaultMessage } = value;
        if (typeof defaultMessage === "string") return [id, defaultMessage];
      }
      throw new Trouble("trouble.words.message", { file, id });
    }),
  );
}

/** The messages of a language in the order of the English ones. */
const inOrder = (english: Messages, own: Messages): Messages =>
  Object.fromEntries(Object.keys(english).flatMap((key) => (key in own ? [[key, own[key]]] : [])));

/** The keys of all English files, by name. */
const keysByFile = (root: string): ReadonlyMap<string, readonly string[]> =>
  new Map(wordFiles(root).map((file) => [file.name, Object.keys(messagesAt(root, file.pathIn("en")))]));

/**
 * Puts what a translator's file says into place, but for what is wrong, and notes from which English it was made. What is
 * as in English was not translated, unless it is meant so: names are often the `same`.
 */
export function merged(root: string, language: Language, from: string, same = false): Merged {
  const files = new Map(wordFiles(root).map((file) => [file.name, file]));
  const record = new TranslationRecord(root, language);
  const news = new Map<string, Record<string, string>>();
  const refused: FoundFault[] = [];
  let left = 0;
  for (const [id, text] of translationsIn(from)) {
    const [name = "", ...rest] = id.split(":");
    const key = rest.join(":");
    const file = files.get(name);
    const english = file && messagesAt(root, file.pathIn("en"))[key];
    if (english === undefined) {
      refused.push({ file: name, key, fault: { key: "words.fault.unknown", slots: {} } });
    } else if (text === "" || (text === english && !same)) left++;
    else {
      const faults = faultsOf(text, english, language);
      refused.push(...faults.map((fault) => ({ file: name, key, fault })));
      if (faults.length > 0) continue;
      news.set(name, { ...news.get(name), [key]: text });
      record.note(name, key, english);
    }
  }
  for (const [name, messages] of news) {
    const file = files.get(name);
    if (!file) continue;
    const [english, own] = ["en", language].map((one) => messagesAt(root, file.pathIn(one)));
    writeJson(join(root, file.pathIn(language)), inOrder(english, { ...own, ...messages }));
  }
  if (news.size > 0) record.write(keysByFile(root));
  return { merged: [...news.values()].flatMap((one) => Object.keys(one)).length, left, refused };
}

/** Notes that all messages of these catalogues are translations of the English of today. Answers with how many there are. */
export function recorded(root: string, language: Language, catalogues: readonly string[]): number {
  const record = new TranslationRecord(root, language);
  let count = 0;
  for (const file of filesOf(root, catalogues)) {
    const own = messagesAt(root, file.pathIn(language));
    for (const [key, english] of Object.entries(messagesAt(root, file.pathIn("en")))) {
      if (!(key in own)) continue;
      record.note(file.name, key, english);
      count++;
    }
  }
  if (count > 0) record.write(keysByFile(root));
  return count;
}
