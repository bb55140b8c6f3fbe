/** Whether a text says as much in one language as in another: references, figures, and about as many words. */
type Messages = Readonly<Record<string, string>>;

const REFERENCE = /\d+(?:\.\d+)+/g;

/** Figures that are spelled: in English, and in Chinese and Japanese. */
const SPELLED: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  兩: 2,
  两: 2,
  雙: 2,
  双: 2,
  半: 2,
  倍: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  最: 1,
};

const bare = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, "");

const figuresIn = (text: string): readonly number[] => [
  ...[...bare(text).replaceAll(REFERENCE, "").matchAll(/\d+/g)].map(Number),
];

/** What a translation's figures may be, those that are spelled among them. */
const toldIn = (text: string): ReadonlySet<number> =>
  new Set([...figuresIn(text), ...[...text].flatMap((letter) => SPELLED[letter] ?? [])]);

/** Whether a rule is referred to: itself, the section that it is in, or a range that it is within. */
function isReferred(reference: string, told: readonly string[]): boolean {
  const parts = reference.split(".").map(Number);
  return told.some((one, at) => {
    if (reference === one || reference.startsWith(`${one}.`) || one.startsWith(`${reference}.`)) return true;
    const [from, to] = [one, told[at + 1] ?? ""].map((each) => each.split(".").map(Number));
    const last = parts.length - 1;
    return (
      from?.length === parts.length &&
      to?.length === parts.length &&
      parts.slice(0, last).every((part, i) => part === from[i] && part === to[i]) &&
      (from[last] ?? 0) <= (parts[last] ?? 0) &&
      (parts[last] ?? 0) <= (to[last] ?? 0)
    );
  });
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 1;

/** Texts shorter than this say too little to be measured. */
const MEASURED = 60;
/** A text of less than this of the usual length leaves something out. */
const LEAST = 0.6;

/**
 * What messages of another language leave out that English says: rules that are referred to, figures, and much of the length. Each
 * text is measured by how long the language's texts are beside the English ones.
 */
export function leftOut(english: Messages, words: Messages, keys: readonly string[]): string[] {
  const long = keys.filter((key) => (english[key]?.length ?? 0) > MEASURED);
  const usual = median(long.map((key) => (words[key]?.length ?? 0) / (english[key]?.length ?? 1)));
  return keys.flatMap((key) => {
    const [whole = "", text = ""] = [english[key], words[key]];
    const told = text.match(REFERENCE) ?? [];
    const spelled = toldIn(text);
    return [
      ...(whole.match(REFERENCE) ?? [])
        .filter((one) => !isReferred(one, told))
        .map((one) => `${key} does not speak of ${one}`),
      ...figuresIn(whole)
        .filter((one) => !spelled.has(one))
        .map((one) => `${key} does not say ${one}`),
      ...(whole.length > MEASURED && text.length < LEAST * usual * whole.length
        ? [`${key} says much less`]
        : []),
    ];
  });
}
