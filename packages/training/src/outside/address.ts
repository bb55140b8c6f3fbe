/** Where a bot of one's own is found, as the command line says it. */

/** A module to load, a program to start, or an address to ask. */
export type Address =
  | { readonly kind: "module"; readonly file: string }
  | { readonly kind: "cmd"; readonly words: readonly string[] }
  | { readonly kind: "server"; readonly url: string };

const WRITTEN = /^(module|cmd|server):(.*)$/s;

/** Whether a name means a bot of one's own rather than one of ours. */
export const isOutside = (written: string): boolean => WRITTEN.test(written);

/** A command as a shell would part it: words between blanks, blanks within quotes. Null where a quote stays open. */
export function commandWords(command: string): readonly string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote = "";
  for (const sign of command) {
    if (quote !== "") {
      if (sign === quote) quote = "";
      else word = (word ?? "") + sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= "";
    } else if (sign.trim() === "") {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? "") + sign;
  }
  if (quote !== "") return null;
  return word === null ? words : [...words, word];
}

/** Names with commas between; a comma within quotes belongs to its name, and quotes around a whole name are no part of it. */
export function namesIn(written: string): readonly string[] {
  const names: string[] = [];
  let name = "";
  let quote = "";
  for (const sign of written) {
    if (sign === "," && quote === "") {
      names.push(name);
      name = "";
      continue;
    }
    if (quote === sign) quote = "";
    else if (quote === "" && (sign === '"' || sign === "'")) quote = sign;
    name += sign;
  }
  return [...names, name].map((one) => /^(["'])((?:(?!\1).)*)\1$/s.exec(one.trim())?.[2] ?? one.trim());
}

const isServer = (url: string): boolean =>
  URL.canParse(url) && ["http:", "https:", "ws:", "wss:"].includes(new URL(url).protocol);

/** The address that is written so; null where it leads nowhere. */
export function addressOf(written: string): Address | null {
  const [, kind, rest = ""] = WRITTEN.exec(written) ?? [];
  if (kind === "module") return rest === "" ? null : { kind, file: rest };
  if (kind === "server") return isServer(rest) ? { kind, url: rest } : null;
  if (kind !== "cmd") return null;
  const words = commandWords(rest);
  return words && words.length > 0 ? { kind, words } : null;
}
