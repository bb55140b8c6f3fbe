/** Names in other languages, by the English ones of the built-in pack: a name that somebody gave a thing himself stays his. */
export type Names = Readonly<Record<string, string>>;
