/** What the shell says, and in which language. */
import type { Language, Say } from "@westmarch/boardkit";
import { create } from "zustand";
import { useDevice } from "../device/index.ts";
import { type Catalogue, shellWords } from "./catalogue.ts";
import { sayFrom } from "./say.ts";

export { bestLanguage, type Catalogue, isLanguage, LANGUAGES } from "./catalogue.ts";
export { sayFrom } from "./say.ts";

interface Spoken {
  readonly language: Language;
  readonly say: Say;
}

const useSpoken = create<Spoken>(() => ({ language: "en", say: (key) => key }));

/** Loads the shell's words in this language and speaks it from then on. */
export async function loadWords(language: Language): Promise<void> {
  const words: Catalogue = await shellWords(language);
  document.documentElement.lang = language;
  useSpoken.setState({ language, say: sayFrom(language, words) });
}

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
