/** Where the pages are: said once, for the page that shows them and for the server that hands it out. */

/** What other sites may show in a frame: pages below this one. */
export const EMBED = "/embed/";

/** By name; `:name` stands for a part of an address, `?` behind it for one that may be missing, `*` for anything. */
export const PAGES = {
  home: "/",
  newTable: "/new/:game",
  closed: "/closed/:game",
  table: "/table/:id",
  here: "/here/:id",
  join: "/join/:game?",
  watch: "/watch/:game?",
  replay: "/replay/:game?",
  tables: "/tables",
  sitDown: "/tables/:table",
  learn: "/learn/:game?",
  puzzles: "/puzzles/*?",
  statistics: "/statistics/:game?",
  archive: "/archive",
  library: "/rules",
  rules: "/rules/:game",
  aids: "/aids/:game",
  reference: "/reference/:game",
  guide: "/guide/:game/:seat?",
  decks: "/decks/:game/:deck?",
  packs: "/packs/:game/:pack?",
  lab: "/lab/*?",
  notices: "/notices",
  settings: "/settings",
  account: "/person",
  person: "/people/:name",
  ladder: "/ladder/:game?",
  tournaments: "/tournaments",
  tournament: "/tournament/:id/:view?",
  host: "/host",
  room: "/host/room",
  comeIn: "/come-in",
  club: "/club",
  about: "/about",
  embed: "/embed/*?",
} as const;

/** Those that are of one table, one link, one device or one person: no search engine has anything to do there. */
export const PRIVATE_PAGES = [
  "table",
  "here",
  "join",
  "watch",
  "replay",
  "sitDown",
  "notices",
  "settings",
  "account",
  "person",
  "room",
  "comeIn",
  "club",
  "embed",
] as const satisfies readonly (keyof typeof PAGES)[];
