import type { Language } from "@westmarch/kernel/languages";
import type { PersonListed } from "@westmarch/protocol";
import type { DeskSay } from "../deskWords.ts";

/** A day as a language writes it. */
export const dayIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);

/** By what an account is signed in to. */
export const waysOf = ({ passkeys, hasMail }: PersonListed, say: DeskSay): readonly string[] => [
  ...(passkeys > 0 ? [say("way.passkeys")] : []),
  ...(hasMail ? [say("way.mail")] : []),
];
