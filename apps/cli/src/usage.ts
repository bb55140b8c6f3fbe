/** What the reader of the command line says in English, in the words of this program. */
import { type Command, Help } from "commander";
import type { Terminal } from "./terminal.ts";
import type { Key, Words } from "./words.ts";

const TITLES: Readonly<Record<string, Key>> = {
  "Usage:": "help.usage",
  "Arguments:": "help.arguments",
  "Options:": "help.options",
  "Commands:": "help.commands",
};

const ERRORS: readonly (readonly [told: RegExp, key: Key])[] = [
  [/^error: unknown option '(.*)'/, "usage.option"],
  [/^error: unknown command '(.*)'/, "usage.command"],
  [/^error: missing required argument '(.*)'/, "usage.argument"],
  [/^error: required option '(.*)' not specified/, "usage.required"],
  [/^error: option '(.*)' argument missing/, "usage.value"],
  [/^error: too many arguments/, "usage.too-many"],
];

/** A complaint about what was typed; one that is not known here stays as it is. */
export function complaint(told: string, words: Words): string {
  for (const [pattern, key] of ERRORS) {
    const found = pattern.exec(told);
    if (!found) continue;
    const meant = /\(Did you mean (.*)\?\)/.exec(told)?.[1];
    const sentence = words(key, { what: found[1] ?? "" });
    return `${sentence}${meant === undefined ? "" : `\n${words("usage.meant", { what: meant })}`}\n`;
  }
  return told;
}

/** Help and complaints of this command and all below it, in these words, on this terminal. */
export function speaking(root: Command, words: Words, { stdout, stderr }: Terminal): Command {
  const plain = new Help();
  return root
    .helpOption("-h, --help", words("help.help"))
    .helpCommand("help [command]", words("help.help"))
    .configureHelp({
      styleTitle: (title) => {
        const key = TITLES[title];
        return key ? words(key) : title;
      },
      optionDescription: (option) => {
        const shown = option.defaultValueDescription ?? option.defaultValue;
        if (shown === undefined || typeof shown === "boolean") return plain.optionDescription(option);
        return `${option.description} ${words("help.default", { value: String(shown) })}`;
      },
    })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (told, write) => write(complaint(told, words)),
    })
    .showHelpAfterError(words("help.see"));
}
