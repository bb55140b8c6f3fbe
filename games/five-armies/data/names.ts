/**
 * Names in other languages, by the English ones of the built-in pack: a name that a pack's author chose stays as it is.
 */
export type Names = Readonly<Record<string, string>>;
