/** What cards are called, and the words on them besides their texts. A language is loaded when it is asked for. */
import { byLanguage, type Language } from "@westmarch/kernel/languages";
import type { Subtitle, Title } from "../data/cards.ts";
import type { Names } from "../data/names.ts";
import type { Labels } from "./labels.ts";

interface Named {
  title(title: Title): string;
  subtitle(subtitle: Subtitle): string;
}

export interface Naming extends Named {
  readonly labels: Labels;
}

const AS_PRINTED: Named = { title: (title) => title, subtitle: (subtitle) => subtitle };

const named = ({ titles, subtitles }: Names): Named => ({
  title: (title) => titles[title],
  subtitle: (subtitle) => subtitles[subtitle],
});

const labelsIn = (language: Language): Promise<{ readonly LABELS: Labels }> =>
  byLanguage(language, (one) => import(`./labels/${one}.ts`));

const namesIn = (language: Language): Promise<Named> =>
  byLanguage(language, async (one) => {
    if (one === "en") return AS_PRINTED;
    const { NAMES }: { readonly NAMES: Names } = await import(`../data/names/${one}.ts`);
    return named(NAMES);
  });

/** What cards are called in a language. */
export async function namingIn(language: Language): Promise<Naming> {
  const [{ LABELS }, names] = await Promise.all([labelsIn(language), namesIn(language)]);
  return { labels: LABELS, ...names };
}
