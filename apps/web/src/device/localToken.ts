/** A table that this device keeps by itself is opened by its name alone; no server knows such a token. */
const MARK = "here-";

export const isHere = (token: string): boolean => token.startsWith(MARK);

export const tokenHere = (id: string): string => MARK + id;

/** The name of the table behind a token. */
export const idBehind = (token: string): string => token.slice(MARK.length);

export const addressHere = (id: string): string => `/here/${id}`;
