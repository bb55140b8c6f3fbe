/** Links of documents: where headings are found, and where links lead. */

/** The address of a heading within its page, as forges make them. */
export const slug = (heading: string): string =>
  heading
    .replace(/\]\([^)]*\)/g, "]")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

/** A link or a picture: what stands before its target, the target, and what stands behind. */
const LINK = /(\]\(<?)([^)\s>]+)(>?[^)]*\))|((?:src|href)=")([^"]+)(")/g;

/** Every link of a document sent through a function; what stands in blocks of code stays. */
export function relinked(text: string, change: (target: string) => string): string {
  return text
    .split(/(^```[\s\S]*?^```)/m)
    .map((part) =>
      part.startsWith("```")
        ? part
        : part.replace(
            LINK,
            (_, open = "", target = "", close = "", before = "", attribute = "", after = "") =>
              open + before + change(target || attribute) + close + after,
          ),
    )
    .join("");
}
