import { whole } from "./whole.ts";

/** A set of icons, as Iconify's packages hold them. */
interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/**
 * The outlines of silhouettes of a set, by name; `fine` as they were made, otherwise in whole units. Throws where the set has
 * no single outline so called.
 */
export const silhouettes = (
  { icons }: Icons,
  names: readonly string[],
  fine = false,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => {
      const shape = / d="([^"]+)"/.exec(icons[name]?.body ?? "")?.[1];
      if (shape === undefined) throw new Error(`the set has no single outline called ${name}`);
      return [name, fine ? shape : whole(shape)];
    }),
  );
