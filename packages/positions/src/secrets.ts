/** Secret fields: what each holds, and who may see how much of it. */
import type { Core, Seat } from "@westmarch/kernel";
import type { Form } from "./form.ts";
import { type Word, word } from "./words.ts";

/** What a seat (null: a spectator) sees of a value. */
export type Sees<G, V> = (value: V, seat: Seat | null, g: G) => V;

export interface SecretField<G, V> {
  readonly form: Form<V>;
  readonly sees: Sees<G, V>;
}

/** Every secret field of a game: none can be forgotten. */
export type SecretFields<G, S> = { readonly [K in keyof S]: SecretField<G, S[K]> };

/** A list whose entries are `unseen` to a seat that does not know them. */
export const hidden =
  <G, V>(unseen: V, knows: (g: G, seat: Seat | null, index: number, value: V) => boolean): Sees<G, V[]> =>
  (values, seat, g) => {
    // A loop over a copy: opponents look at thousands of views a second.
    const seen = values.slice();
    for (let i = 0; i < seen.length; i++) if (!knows(g, seat, i, values[i])) seen[i] = unseen;
    return seen;
  };

/** A word for each secret field, and what a seat is given of them all. */
export function secretsOf<G extends Core<S>, S extends object>(
  fields: SecretFields<G, S>,
): {
  readonly words: { readonly [K in keyof S]: Word<G> };
  project(secret: S, seat: Seat | null, g: G): S;
} {
  const keys = Object.keys(fields) as (keyof S)[];
  const wordFor = <K extends keyof S>(key: K): Word<G> =>
    word<G, S[K], unknown>(
      fields[key].form,
      (g) => g.secret[key],
      (g, value) => {
        g.secret[key] = value;
      },
    );
  // All keys are there, since the fields have all of them.
  const words = Object.fromEntries(keys.map((key) => [key, wordFor(key)])) as { [K in keyof S]: Word<G> };
  function project(secret: S, seat: Seat | null, g: G): S {
    const seen = { ...secret };
    for (const key of keys) seen[key] = fields[key].sees(secret[key], seat, g);
    return seen;
  }
  return { words, project };
}
