/** What another site writes into its page to show a puzzle or a replay. Pure. */

/** Something that can be shown in a frame, by where it stands here. */
export interface Shared {
  /** `puzzles/duel/vf2q8o`, `replay/duel#TOKEN`: the address without the site. */
  readonly path: string;
  /** What it is, for readers who do not see it. */
  readonly title: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How wide and how tall a frame is at first; it can be made as small as 320 × 240. */
const SIZE = { width: 640, height: 480 } as const;

/** The address of what a frame shows, in this language. */
export function embedAddress(origin: string, path: string, language: string): string {
  const [place = "", token] = path.split("#", 2);
  return `${origin}/embed/${place}?lang=${language}${token === undefined ? "" : `#${token}`}`;
}

/** The frame itself. It may run what it shows and open pages of this site, and nothing else. */
export function snippetOf({ path, title }: Shared, origin: string, language: string): string {
  const source = escaped(embedAddress(origin, path, language));
  return `<iframe src="${source}" title="${escaped(title)}" width="${SIZE.width}" height="${SIZE.height}" style="border:0;max-width:100%" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}
