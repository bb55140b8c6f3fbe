/** In which order the folders of a workspace stand: each may import those that stand before it, and no other. */

/** The folders of a folder in their order. Files that lie directly in it put the rest together, and stand above all. */
export interface Order {
  /** The folder that they are in, from the root of the repository. */
  readonly folder: string;
  /** From the lowest, which imports none of the others, to the highest. */
  readonly layers: readonly string[];
  /** Every folder must stand in the order; otherwise those that do not are free. */
  readonly whole: boolean;
}

/** The server: what it stands on, what it keeps, tables, what is built around tables, ways in, and what puts it together. */
const SERVER_LAYERS: Order = {
  folder: "apps/server/src",
  layers: ["platform", "database", "stores", "tables", "features", "transport", "main"],
  whole: true,
};

/** The folders of the web app: what pages stand on, a table and its parts, what is built around tables, and the pages. */
const WEB_LAYERS = [
  "device",
  "net",
  "i18n",
  "ui",
  "games",
  "computers",
  "accounts",
  "access",
  "notifications",
  "settings",
  "rules",
  "aids",
  "decks",
  "table/connection",
  "table/text",
  "table/prompt",
  "table/board",
  "table/history",
  "table/log",
  "table/recent",
  "table/drawers",
  "sharing",
  "time",
  "hints",
  "premoves",
  "ratings",
  "round",
  "practice",
  "local-tables",
  "tournaments",
  "arrival",
  "profile",
  "public-lobby",
  "admin",
  "about",
  "analysis",
  "puzzles",
  "learn",
  "statistics",
  "archive",
  "table-links",
  "guide",
  "recap",
  "replay",
  "embed",
  "play",
  "lobby",
  "waiting",
  "offline",
  "home",
] as const;

const WEB: Order = { folder: "apps/web/src", layers: WEB_LAYERS, whole: true };

/** All orders that imports keep to. */
export const ORDERS: readonly Order[] = [SERVER_LAYERS, WEB];
