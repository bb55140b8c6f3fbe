/** What the shell says, and in which language. */

import { type Catalogue, sayFrom } from "@westmarch/boardkit/say";
import { directionOf, type Language } from "@westmarch/kernel/languages";
import { create } from "zustand";
import { useDevice } from "../device/index.ts";
import { beforeBarred } from "../net/api.ts";
import { languageOfPage, shellWords } from "./catalogue.ts";
import type { ShellSay } from "./keys.ts";

export { type Catalogue, sayFrom } from "@westmarch/boardkit/say";
export { problemsInWords } from "./chance.ts";
export type { ShellKey, TableKey, TableSay } from "./keys.ts";

interface Spoken {
  readonly language: Language;
  readonly say: ShellSay;
}

const useSpoken = create<Spoken>(() => ({ language: "en", say: sayFrom("en") }));

/** Tells the browser, and who installs or shares the page, its language and what it is. */
function introduce(language: Language, description: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  const manifest = language === "en" ? "/site.webmanifest" : `/site.${language}.webmanifest`;
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", manifest);
}

/** Words that the shell has learnt since: few pages ever need them. */
let learnt: ((language: Language) => Promise<Catalogue>) | null = null;

/** Loads the shell's words in this language and speaks it from then on; English where it has none. */
export async function loadWords(wanted: Language): Promise<void> {
  const language = languageOfPage(wanted);
  const words: Catalogue = { ...(await shellWords(language)), ...(await learnt?.(language)) };
  const say = sayFrom(language, words);
  introduce(language, say("description"));
  useSpoken.setState({ language, say });
}

beforeBarred(async () => {
  if (learnt) return;
  const { barredWords } = await import("./barred.ts");
  // Kept only once they are here: a page that is cut off meanwhile tries again with the next refusal.
  await barredWords(useSpoken.getState().language);
  learnt = barredWords;
  await loadWords(useSpoken.getState().language);
});

/** Changes the language: for this page at once, for this device from now on. */
async function setLanguage(language: Language): Promise<void> {
  await loadWords(language);
  useDevice.getState().set({ language });
}

/** The shell's words in the language spoken now. `say` is a new function whenever the language changes. */
export function useWords(): Spoken & { readonly setLanguage: (language: Language) => Promise<void> } {
  const { language, say } = useSpoken();
  return { language, say, setLanguage };
}
