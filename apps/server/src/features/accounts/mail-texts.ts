/** The texts of the mails, in each language. In `invited`, `{name}` keeps a seat for the recipient. */
import { LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { wordsBeside } from "@westmarch/registry/words";
import en from "./text/en.json" with { type: "json" };

type MailKey = keyof typeof en;

const words = wordsBeside<MailKey>(en, new URL("./text/en.json", import.meta.url));

/** The texts in this language. */
export const mailWords = (language: Language): Readonly<Record<MailKey, string>> => words(language).catalogue;

/** What an invitation says in every language: no account tells which its owner reads. */
export const invitations = (name: string): readonly string[] => [
  ...new Set(LANGUAGES.map((language) => mailWords(language).invited.replace("{name}", () => name))),
];
