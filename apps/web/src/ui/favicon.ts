/** The page's icon in the browser's tab, with how many games wait for its reader. */

const PLAIN = "/icon.svg";
/** More than this is not written on a seal of its size. */
const MOST = 9;

/** The icon with a seal. */
export const sealed = (icon: string, count: number): string =>
  icon.replace(
    "</svg>",
    `<circle cx="45" cy="45" r="19" fill="#8c2318" stroke="#f5ecd8" stroke-width="3"/><text x="45" y="55" text-anchor="middle" font-family="serif" font-weight="700" font-size="29" fill="#fbf1dc">${count > MOST ? `${MOST}+` : count}</text></svg>`,
  );

let plain: Promise<string> | null = null;
/** The count that was asked for last: an answer that comes late is not shown over it. */
let wanted = 0;

/** Shows the icon with this count, or plain where nothing waits. Without its drawing the icon stays as it is. */
export async function countInIcon(count: number): Promise<void> {
  wanted = count;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  if (count === 0) {
    link.href = PLAIN;
    return;
  }
  plain ??= fetch(PLAIN).then((answer) => answer.text());
  const icon = await plain;
  if (wanted === count && icon.includes("</svg>"))
    link.href = `data:image/svg+xml,${encodeURIComponent(sealed(icon, count))}`;
}
