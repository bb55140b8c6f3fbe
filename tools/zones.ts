/** Who may use what. The first zone whose `files` match is the one a file belongs to. */
export interface Zone {
  /** How messages call it. */
  readonly name: string;
  readonly files: RegExp;
  /** Packages it may import, besides its own workspace. */
  readonly packages: readonly string[] | "any";
  /** Packages it may not import, where it may import any other. */
  readonly notPackages?: readonly string[];
  /** Modules it may import the types of, and nothing else: such an import is gone before anything runs. */
  readonly types?: readonly string[];
  /** Modules of other packages that it may import, though not the packages as a whole. */
  readonly modules?: readonly string[];
  /** Folders of its own workspace that it may not use. */
  readonly notOwn?: readonly string[];
  /** It may use what Node brings. */
  readonly node: boolean;
  /** It knows no clock, no chance and no machine. */
  readonly pure: boolean;
}

const KERNEL = "@westmarch/kernel";
const ARMIES = "@westmarch/armies";
const CAMPAIGN = "@westmarch/campaign";
const CARDS = "@westmarch/cards";
const POSITIONS = "@westmarch/positions";
const SENTENCES = "@westmarch/sentences";
/** Measures and trains computer players: no server and no page loads it. */
const TRAINING = "@westmarch/training";
const TESTING = [
  "vitest",
  "fast-check",
  "zod",
  "intl-messageformat",
  "@westmarch/kernel",
  ARMIES,
  CAMPAIGN,
  CARDS,
  POSITIONS,
  SENTENCES,
  "@westmarch/testkit",
  "@westmarch/bots",
  "@westmarch/env",
  "@westmarch/players",
  TRAINING,
  "@westmarch/protocol",
  "@westmarch/fairness",
  "@westmarch/table",
  "@westmarch/boardkit",
  "@westmarch/trading-card-game",
  "@westmarch/ink",
];
/** A game before another, such as a draft, uses what that one has; its `package.json` says which. */
const KIN = "@westmarch/trading-card-game";
const REACT = ["react", "react-dom"];

export const ZONES: readonly Zone[] = [
  {
    name: "the web app",
    files: /^apps\/web\/src\/(?!.*\.test\.)/,
    packages: "any",
    notPackages: [TRAINING],
    notOwn: ["test/"],
    node: false,
    pure: false,
  },
  {
    name: "the server or the registry",
    files: /^(apps\/server|packages\/registry)\/src\//,
    packages: "any",
    notPackages: [TRAINING],
    node: true,
    pure: false,
  },
  {
    name: "an app or a tool",
    files: /^(apps\/|tools\/|bench\/|e2e\/|packages\/registry\/test\/)/,
    packages: "any",
    node: true,
    pure: false,
  },
  {
    name: "a test",
    files: /(^|\/)test\/|\.test\.tsx?$/,
    packages: [...TESTING, ...REACT],
    node: true,
    pure: false,
  },
  { name: "the kernel", files: /^packages\/kernel\//, packages: [], node: false, pure: true },
  {
    name: "a game's tool",
    files: /^games\/[^/]+\/tools\//,
    packages: [KERNEL, SENTENCES, KIN, "@westmarch/bots", TRAINING],
    node: true,
    pure: false,
  },
  {
    name: "a manifest",
    files: /^games\/[^/]+\/(manifest|programs)\.ts$/,
    packages: [KERNEL, "@westmarch/registry"],
    notOwn: ["test/"],
    node: false,
    pure: true,
  },
  {
    name: "a door",
    files: /^games\/[^/]+\/door\//,
    packages: ["@westmarch/ink"],
    node: false,
    pure: true,
  },
  {
    name: "a drawing tool",
    files: /^games\/[^/]+\/board\/(.+\/)?draw\.ts$/,
    packages: [KERNEL, CAMPAIGN, "@westmarch/ink", "@iconify-json/game-icons"],
    node: true,
    pure: false,
  },
  {
    name: "a judge of finished games",
    files: /^games\/[^/]+\/board\/(.+\/)?judge\//,
    packages: [KERNEL, CAMPAIGN, "@westmarch/bots"],
    notOwn: ["test/"],
    node: false,
    pure: true,
  },
  {
    name: "a board",
    files: /^games\/[^/]+\/board\//,
    packages: [KERNEL, ARMIES, CAMPAIGN, KIN, SENTENCES, "@westmarch/boardkit", "@westmarch/ink", ...REACT],
    notOwn: ["test/"],
    node: false,
    pure: true,
  },
  {
    name: "decks",
    files: /^games\/[^/]+\/decks\//,
    packages: [KERNEL, "fastest-levenshtein"],
    notOwn: ["board/", "test/"],
    node: false,
    pure: true,
  },
  {
    name: "data packs",
    files: /^games\/[^/]+\/pack\//,
    packages: [KERNEL, SENTENCES, "@noble/hashes", "zod"],
    notOwn: ["board/", "test/"],
    node: false,
    pure: true,
  },
  {
    name: "a game",
    files: /^games\//,
    packages: [KERNEL, ARMIES, CARDS, POSITIONS, SENTENCES, KIN],
    types: ["@westmarch/bots/types", "@westmarch/registry/cards"],
    modules: [
      "@westmarch/bots/evaluation",
      "@westmarch/bots/experience",
      "@westmarch/bots/features",
      "@westmarch/bots/network",
      "@westmarch/bots/policy",
      "@westmarch/bots/sight",
      "@westmarch/env/described",
    ],
    notOwn: ["board/", "test/"],
    node: false,
    pure: true,
  },
  { name: "armies", files: /^packages\/armies\//, packages: [KERNEL], node: false, pure: true },
  {
    name: "cards that answer each other",
    files: /^packages\/cards\//,
    packages: [KERNEL],
    node: false,
    pure: true,
  },
  {
    name: "positions",
    files: /^packages\/positions\//,
    packages: [KERNEL],
    node: false,
    pure: true,
  },
  {
    name: "sentences",
    files: /^packages\/sentences\//,
    packages: ["typescript-parsec"],
    node: false,
    pure: true,
  },
  { name: "ink", files: /^packages\/ink\//, packages: [KERNEL], node: false, pure: true },
  {
    name: "the board kit",
    files: /^packages\/boardkit\//,
    packages: [
      KERNEL,
      "@floating-ui/react-dom",
      "d3-drag",
      "d3-selection",
      "d3-transition",
      "d3-zoom",
      ...REACT,
    ],
    node: false,
    pure: false,
  },
  {
    name: "the judge of campaigns",
    files: /^packages\/campaign\/src\/judge\//,
    packages: [KERNEL, "@westmarch/bots"],
    node: false,
    pure: true,
  },
  {
    name: "boards of campaigns",
    files: /^packages\/campaign\//,
    packages: [KERNEL, ARMIES, "@westmarch/boardkit", "@westmarch/ink", ...REACT],
    node: false,
    pure: true,
  },
  {
    name: "the protocol",
    files: /^packages\/protocol\//,
    packages: [KERNEL, "zod"],
    node: false,
    pure: true,
  },
  {
    name: "tables",
    files: /^packages\/table\//,
    packages: [KERNEL, "@westmarch/protocol", "@westmarch/fairness"],
    node: false,
    pure: true,
  },
  {
    name: "fairness",
    files: /^packages\/fairness\//,
    packages: [KERNEL, "@noble/hashes"],
    node: true,
    pure: false,
  },
  {
    name: "computer players",
    files: /^packages\/players\//,
    packages: [KERNEL, "@westmarch/bots", "piscina"],
    node: true,
    pure: false,
  },
  {
    name: "training",
    files: /^packages\/training\//,
    packages: [KERNEL, "@westmarch/bots", "piscina"],
    node: true,
    pure: false,
  },
  {
    name: "the library of games",
    files: /^packages\/games\//,
    packages: [
      KERNEL,
      "@westmarch/bots",
      "@westmarch/confrontation",
      "@westmarch/duel",
      "@westmarch/env",
      "@westmarch/five-armies",
      "@westmarch/trading-card-draft",
      KIN,
      "@westmarch/war-of-the-ring",
    ],
    node: false,
    pure: true,
  },
  { name: "environments", files: /^packages\/env\//, packages: [KERNEL], node: true, pure: false },
  { name: "the bots", files: /^packages\/bots\//, packages: [KERNEL], node: false, pure: false },
  {
    name: "the test kit of campaigns",
    files: /^packages\/testkit\/src\/campaign\//,
    packages: [KERNEL, "@westmarch/boardkit"],
    node: true,
    pure: false,
  },
  {
    name: "the test kit",
    files: /^packages\/testkit\//,
    packages: [KERNEL, CARDS, "intl-messageformat", "oxc-parser", "fast-check", "vitest"],
    types: ["@westmarch/boardkit"],
    modules: ["@westmarch/boardkit/still"],
    node: true,
    pure: false,
  },
];
