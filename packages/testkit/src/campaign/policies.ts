/** What must hold for how a computer player sees every question and every position. */
import { type Ask, type Option, sameOption } from "@westmarch/kernel";

/** How a player goes about a question: as `Policy` of the computer players. */
interface Trying<G> {
  reduce?(view: G, ask: Ask): readonly Option[];
  weigh?(view: G, ask: Ask, options: readonly Option[], weights: number[]): void;
}

/** Fills in a score for each option. */
type Scores<G> = (view: G, ask: Ask, options: readonly Option[], scores: number[]) => void;

/** What is amiss with the scores of a question, and with what looks promising there. */
export function amissIn<G>(policy: Trying<G>, scored: Scores<G>, view: G, ask: Ask): readonly string[] {
  const { options, prompt } = ask;
  const [scores, weights]: [number[], number[]] = [[], []];
  scored(view, ask, options, scores);
  const promising = policy.reduce?.(view, ask) ?? [];
  policy.weigh?.(view, ask, promising, weights);
  return [
    ...options.flatMap((_, i) => (Number.isFinite(scores[i]) ? [] : [`${prompt}: score`])),
    ...(promising.length === 0 ? [`${prompt}: nothing is promising`] : []),
    ...promising.flatMap((option, i) => [
      ...((weights[i] ?? 0) > 0 ? [] : [`${prompt}: weight`]),
      ...(options.some((offered) => sameOption(offered, option)) ? [] : [`${prompt}: not offered`]),
    ]),
  ];
}

/** What a network sees of a position: as `Learning` of the computer players. */
interface Seeing<G> {
  readonly inputs: number;
  features(g: G, into: Uint16Array): number;
}

/** What is amiss with the features that a network sees: each is one that there is, and is seen once. */
export function amissSeen<G>({ inputs, features }: Seeing<G>, g: G): readonly string[] {
  const into = new Uint16Array(2 * inputs);
  const seen = into.slice(0, features(g, into));
  return [
    ...(new Set(seen).size === seen.length ? [] : ["a feature is seen twice"]),
    ...[...seen].filter((one) => one >= inputs).map((one) => `there is no feature ${one}`),
  ];
}
