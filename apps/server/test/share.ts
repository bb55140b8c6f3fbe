/** Small games for rounds: numbers are handed out in secret, and then two play with some of them. */
import { anyGame, book, type Core, type Game, type Settings } from "@westmarch/kernel";
import type { RoundAfter } from "@westmarch/registry/manifest";
import { inJson } from "@westmarch/testkit/toy";
import { type Tally, tally } from "./tally.ts";

type Pools = { pools: number[][] };
type Share = Core<Pools>;

/** How many numbers everybody gets. */
const EACH = 3;
const seatsOf = ({ players = "2" }: Settings) => ["a", "b", "c", "d"].slice(0, Number(players));

/** Over as soon as it is laid out: each seat gets numbers that no other sees. */
const share: Game<Share, Pools> = {
  id: "share",
  version: 1,
  seats: seatsOf,
  settings: [{ id: "players", kind: "choice", values: ["2", "3", "4"], initial: "2" }],
  chapters: {
    share: book<Share>().chapter("share")({
      deal: (c) => {
        for (const pool of c.g.secret.pools)
          for (let card = 0; card < EACH; card++) pool.push(1 + c.draw(1e9));
        c.g.result = { winners: [], reason: "shared" };
        c.tell("shared", {});
      },
    }),
  },
  setup: (settings) => ({
    stack: [{ chapter: "share", at: "" }],
    secret: { pools: seatsOf(settings).map(() => []) },
  }),
  clone: (g) => structuredClone(g),
  project: ({ pools }, seat) => ({
    pools: pools.map((pool, of) => (of === seat ? pool : pool.map(() => 0))),
  }),
  imagine: (view) => view.secret,
  whyNot: () => null,
  brief: true,
  migrations: {},
  notation: inJson(),
  invariants: () => [],
};

const list = (seat: number) => ({ id: `list${seat}`, kind: "lines", initial: "" }) as const;

/** The counting game, to which each brings a list of numbers. */
const duel: Game<Tally, { marks: number[] }> = {
  ...(tally as object as Game<Tally, { marks: number[] }>),
  id: "match",
  settings: [list(0), list(1)],
};

export const SHARING = [anyGame(share), anyGame(duel)];

/** A deck is numbers out of one's own pool, a line for each. */
export const afterShare: RoundAfter = {
  game: "match",
  judge: (ended, seat, lines) => {
    const pool = (ended as Share).secret.pools[seat];
    const wrong = lines.split("\n").findIndex((line) => !pool.includes(Number(line)));
    return wrong < 0
      ? { deck: lines }
      : { refusal: { reason: "not-in-pool", facts: { line: wrong + 1, card: lines.split("\n")[wrong] } } };
  },
  made: (ended, seat) => (ended as Share).secret.pools[seat].join("\n"),
  settings: ([one, other]) => ({ list0: one, list1: other }),
};
