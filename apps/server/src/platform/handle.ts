/** What two names have in common that nobody should tell apart: how they are written, and in large or small letters. */
export const handleOf = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
