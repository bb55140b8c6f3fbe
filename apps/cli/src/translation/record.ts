/** From which English each message of a language was made: a digest of it, so that one that has changed since is found. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeJson } from "./writing.ts";

/** Digests of English messages, by file and key. */
type Digests = Record<string, Record<string, string>>;

const digestOf = (english: string): string =>
  createHash("sha256").update(english).digest("base64url").slice(0, 6);

/** What is kept about one language. A language of which nothing is kept is looked after by whoever changes the English. */
export class TranslationRecord {
  readonly #file: string;
  readonly #digests: Digests;

  constructor(root: string, language: string) {
    this.#file = join(root, "apps/cli/translations", `${language}.json`);
    this.#digests = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, "utf8")) : {};
  }

  /** Whether the English has changed since the message was translated. */
  isStale(file: string, key: string, english: string): boolean {
    const digest = this.#digests[file]?.[key];
    return digest !== undefined && digest !== digestOf(english);
  }

  /** Notes that a message is a translation of this English. */
  note(file: string, key: string, english: string): void {
    this.#digests[file] = { ...this.#digests[file], [key]: digestOf(english) };
  }

  /** Writes down what is noted, of a file the keys in the order of `keysOf`; what is there no more is left out. */
  write(keysOf: ReadonlyMap<string, readonly string[]>): void {
    const kept = Object.entries(this.#digests).flatMap(([file, digests]) => {
      const keys = (keysOf.get(file) ?? Object.keys(digests)).filter((key) => key in digests);
      return keys.length === 0 ? [] : [[file, Object.fromEntries(keys.map((key) => [key, digests[key]]))]];
    });
    const byName = kept.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
    writeJson(this.#file, Object.fromEntries(byName));
  }
}
