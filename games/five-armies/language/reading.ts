/** Everything of a pack that people read, in each language. A language is loaded when it is asked for. */
import { byLanguage, type Language } from "@westmarch/kernel/languages";
import { namesIn } from "./naming.ts";
import type { Writer } from "./writer.ts";

export interface Reading extends Writer {
  /** How something is called that the pack calls so. */
  name(own: string): string;
}

const writerIn = (language: Language): Promise<{ readonly writer: Writer }> =>
  byLanguage(language, (one) => import(`./writers/${one}.ts`));

/** How the things of a pack read in a language. */
export async function readingIn(language: Language): Promise<Reading> {
  const [{ writer }, names] = await Promise.all([writerIn(language), namesIn(language)]);
  return {
    ...writer,
    name: (own) => (Object.hasOwn(names, own) ? (names[own] ?? own) : own),
  };
}
