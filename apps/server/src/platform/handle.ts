/**
 * A name in the form in which names are compared: those that differ only in case, in spaces or in their Unicode form
 * are one.
 */
export const handleOf = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
