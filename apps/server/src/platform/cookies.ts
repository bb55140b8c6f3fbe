/** A cookie of a request, by its name; undefined where the browser sent none. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  (header ?? "")
    .split(";")
    .map((part) => part.trim().split("="))
    .find(([known]) => known === name)?.[1];
