/** How far a language has come, and what is wrong in it. */
import { isWholeIn, type Language } from "@westmarch/kernel/languages";
import { filesOf, type MessageFile, messagesAt } from "./catalogues.ts";
import { faultsOf, overlong, type TranslationFault } from "./faults.ts";
import { TranslationRecord } from "./record.ts";

/** A message and what is to be said of it. */
export interface FoundFault {
  readonly file: string;
  readonly key: string;
  readonly fault: TranslationFault;
}

/** A catalogue in a language. */
export interface CheckedCatalogue {
  readonly catalogue: string;
  /** Whether the list of languages says that it is whole. */
  readonly isWhole: boolean;
  readonly messages: number;
  readonly translated: number;
  readonly missing: readonly FoundFault[];
  /** The English has changed since. */
  readonly stale: readonly FoundFault[];
  readonly long: readonly FoundFault[];
  /** What cannot be said, and what is there for no English message. */
  readonly wrong: readonly FoundFault[];
}

function checkedFile(
  root: string,
  file: MessageFile,
  language: Language,
  record: TranslationRecord,
): CheckedCatalogue {
  const english = messagesAt(root, file.pathIn("en"));
  const own = messagesAt(root, file.pathIn(language));
  const found = (key: string, fault: TranslationFault): FoundFault => ({ file: file.name, key, fault });
  const both = Object.entries(english).flatMap(([key, text]) => {
    const said = own[key];
    return said === undefined ? [] : [{ key, said, text }];
  });
  const lacking = Object.keys(english).filter((key) => !(key in own));
  return {
    catalogue: file.catalogue,
    isWhole: isWholeIn(language, file.catalogue),
    messages: Object.keys(english).length,
    translated: both.length,
    missing: lacking.map((key) => found(key, { key: "words.fault.missing", slots: {} })),
    stale: both
      .filter(({ key, text }) => record.isStale(file.name, key, text))
      .map(({ key, text }) => found(key, { key: "words.fault.stale", slots: { english: text } })),
    long: both.flatMap(({ key, said, text }) => {
      const fault = overlong(file.name, key, said, text);
      return fault ? [found(key, fault)] : [];
    }),
    wrong: [
      ...both.flatMap(({ key, said, text }) =>
        faultsOf(said, text, language).map((fault) => found(key, fault)),
      ),
      ...Object.keys(own)
        .filter((key) => !(key in english))
        .map((key) => found(key, { key: "words.fault.unknown", slots: {} })),
    ],
  };
}

const together = (one: CheckedCatalogue, other: CheckedCatalogue): CheckedCatalogue => ({
  ...one,
  messages: one.messages + other.messages,
  translated: one.translated + other.translated,
  missing: [...one.missing, ...other.missing],
  stale: [...one.stale, ...other.stale],
  long: [...one.long, ...other.long],
  wrong: [...one.wrong, ...other.wrong],
});

/** Looks through these catalogues in a language; through all, if none is named. */
export function checked(
  root: string,
  language: Language,
  catalogues: readonly string[],
): readonly CheckedCatalogue[] {
  const record = new TranslationRecord(root, language);
  const all = new Map<string, CheckedCatalogue>();
  for (const file of filesOf(root, catalogues)) {
    const one = checkedFile(root, file, language, record);
    const before = all.get(file.catalogue);
    all.set(file.catalogue, before ? together(before, one) : one);
  }
  return [...all.values()];
}
