/** The keys of a game's words, from the catalogues that hold them. */

/** The keys of any of these catalogues. */
export type KeyIn<Catalogue> = Catalogue extends unknown ? Extract<keyof Catalogue, string> : never;
