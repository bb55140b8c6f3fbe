/** Games with one paragraph broken: every check must be able to fail. */
import type { AnyParagraph, Chapter, Core, Game } from "@westmarch/kernel";

const chapterOf = <G extends Core<S>, S>(game: Game<G, S>, name: string): Chapter<G> => {
  const found = Object.entries<Chapter<G>>(game.chapters).find(([one]) => one === name);
  if (!found) throw new Error(`${game.id} has no chapter ${name}`);
  return found[1];
};

/** One paragraph of a game's rules. Throws if it is not there, or not in this form (`ask`, `each` …; none: it asks no seat). */
export function paragraphOf<G extends Core<S>, S, const Form extends string>(
  game: Game<G, S>,
  chapter: string,
  label: string,
  form: Form,
): Extract<AnyParagraph<G>, { readonly [K in Form]: unknown }> {
  const found = chapterOf(game, chapter).paragraphs[label];
  const fits = (
    one: AnyParagraph<G> | undefined,
  ): one is Extract<AnyParagraph<G>, { [K in Form]: unknown }> => typeof one === "object" && form in one;
  if (!fits(found)) throw new Error(`${game.id}: ${chapter}/${label} has no ${form}`);
  return found;
}

/** The chapters of a game with some paragraphs of one of them replaced, in their places. */
export const replaced = <G extends Core<S>, S>(
  game: Game<G, S>,
  chapter: string,
  paragraphs: Readonly<Record<string, AnyParagraph<G>>>,
): Game<G, S>["chapters"] => {
  const whole = chapterOf(game, chapter);
  return { ...game.chapters, [chapter]: { ...whole, paragraphs: { ...whole.paragraphs, ...paragraphs } } };
};
