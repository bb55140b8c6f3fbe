/** Links in a page by which its scripts are loaded before they are asked for. */
const AHEAD = /\s*<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/**
 * A page without the scripts that it loads ahead: where a service worker answers, the browser throws them away, says so for
 * each, and asks once more. What the worker keeps is there at once anyway.
 */
export const withoutAhead = (html: string): string => html.replaceAll(AHEAD, "");
