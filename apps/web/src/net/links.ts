/** The links of Westmarch: what stands in them, and how to read one that a player was sent. */
import { useSyncExternalStore } from "react";

/** Where a link with a token leads. `unknown`: a bare token, which may be any of them. */
const KINDS = ["table", "join", "watch", "replay"] as const;
type LinkKind = (typeof KINDS)[number] | "unknown";

export interface TokenLink {
  readonly kind: LinkKind;
  readonly token: string;
  /** The table, where the link names it. */
  readonly table?: string;
}

const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;
const PATH = /^\/(table|join|watch|replay)(?:\/([A-Za-z0-9_-]{1,64}))?\/?$/;

const isToken = (text: string): boolean => TOKEN.test(text);

/** Reads a link, whole or in part, or a bare token; null if it is none of ours. */
export function readLink(text: string): TokenLink | null {
  const pasted = text.trim().replace(/^[<"'“「]+|[>"'”」.,。、]+$/g, "");
  if (isToken(pasted)) return { kind: "unknown", token: pasted };
  const hash = pasted.indexOf("#");
  if (hash < 0) return null;
  const token = pasted.slice(hash + 1);
  if (!isToken(token)) return null;
  // A link from another server (or a proxy's other name for this one) opens here all the same, if its path is ours.
  const path = pasted
    .slice(0, hash)
    .replace(/^[a-z]+:\/\/[^/]*/i, "")
    .replace(/^[^/]*(?=\/)/, "");
  const found = PATH.exec(path);
  const kind = KINDS.find((one) => one === found?.[1]);
  if (!kind) return null;
  const table = found?.[2];
  if (kind === "table") return table ? { kind, token, table } : null;
  return { kind, token };
}

/** The address of a link, within this site. The token stands behind `#`, which no server is told. */
export const addressOf = (link: TokenLink): string =>
  `/${link.kind === "unknown" ? "join" : link.kind}${link.table ? `/${link.table}` : ""}#${link.token}`;

export const tableAddress = (table: string, token: string): string =>
  addressOf({ kind: "table", table, token });

/** How an address changes: by the reader, and by a page of ours that leads on, of which the router tells by the last two. */
const CHANGES = ["hashchange", "popstate", "pushState", "replaceState"] as const;

const subscribe = (listener: () => void): (() => void) => {
  for (const change of CHANGES) addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) removeEventListener(change, listener);
  };
};

/** What stands behind `#` in this page’s address. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));

/** The token in this page's address, or null. */
export function useToken(): string | null {
  const hash = useHash();
  return isToken(hash) ? hash : null;
}

/** Whether something stands behind `#` that is no token: a link that was cut off, or written by hand. */
export function useBrokenLink(): boolean {
  const hash = useHash();
  return hash !== "" && !isToken(hash);
}
