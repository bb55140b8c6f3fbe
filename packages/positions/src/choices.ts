/** Choices as one word each, from a list of what the words behind each verb name. */
import {
  type Kind,
  NotationError,
  type Option,
  SEALED,
  type VocabularyOf,
  type Word,
  writeOption,
} from "@westmarch/kernel";
import { wholeIn } from "./place.ts";

/** What a word of a choice is: a thing of a kind, a whole number, or one of these words. */
export type ChoiceWord = Kind<string> | "number" | readonly string[];

const isWords = (word: ChoiceWord): word is readonly string[] => Array.isArray(word);

function write(given: Word, kind: ChoiceWord | undefined): string {
  if (kind === undefined || kind === "number" || isWords(kind)) return String(given);
  return kind.names[Number(given)] ?? String(given);
}

function read(written: string, kind: ChoiceWord): Word {
  if (kind === "number") {
    const number = wholeIn(written);
    if (number === null || number < 0) throw new NotationError(`“${written}” is not a number`);
    return number;
  }
  if (isWords(kind)) {
    if (!kind.includes(written)) throw new NotationError(`“${written}” is not one of ${kind.join(", ")}`);
    return written;
  }
  const id = kind.find(written);
  if (id === null) throw new NotationError(`“${written}” is not a ${kind.what}`);
  return id;
}

/**
 * How the choices of a game are written: every verb of its vocabulary with what its words name. `grammar` is the same again, for
 * those who count them.
 */
export function choicesOf<G>(
  verbs: {
    readonly [V in keyof VocabularyOf<G>["choices"] & string]: readonly ChoiceWord[];
  },
): {
  readonly grammar: Readonly<Record<string, readonly ChoiceWord[]>>;
  choice(option: Option): string;
  option(word: string): Option;
} {
  const known: Readonly<Record<string, readonly ChoiceWord[]>> = {
    ...verbs,
    // What others see of an answer that is not opened yet.
    [SEALED[0]]: [],
  };
  const wordsBehind = (verb: string): readonly ChoiceWord[] => {
    if (!Object.hasOwn(known, verb))
      throw new NotationError(`“${verb}” is not something to choose; ${Object.keys(known).join(", ")} are`);
    return known[verb];
  };
  return {
    grammar: known,
    choice: (given) => {
      const kinds = Object.hasOwn(known, given[0]) ? known[given[0]] : [];
      return writeOption(given, (word, place) => write(word, kinds[place]));
    },
    option: (written) => {
      const [verb, ...names] = written.split(":");
      const kinds = wordsBehind(verb);
      if (names.length !== kinds.length)
        throw new NotationError(`“${written}”: ${verb} takes ${kinds.length} words, not ${names.length}`);
      return [verb, ...names.map((name, i) => read(name, kinds[i]))];
    },
  };
}
