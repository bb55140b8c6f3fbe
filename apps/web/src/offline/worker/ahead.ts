/** Links by which a page has something loaded before it is asked for. */
const AHEAD = /\s*<link\b[^>]*\brel="(?:module)?preload"[^>]*>/g;

/**
 * A page without what it loads ahead: a browser throws that away and loads it once more where a service worker answers, and
 * says so for each. What the worker keeps is there at once anyway.
 */
export const withoutAhead = (html: string): string => html.replaceAll(AHEAD, "");
