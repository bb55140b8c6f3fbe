/** What a first pick can do without. */
import { packPool } from "@westmarch/trading-card-game/board/decks/sharing";
import { collectorsOf } from "../collectors.ts";
import { tradingCardDraft } from "../index.ts";
import { passing } from "../passing.ts";
import { ending } from "./ending.ts";
import { explain } from "./explain.tsx";
import type { Besides } from "./keys.ts";
import { line } from "./lines.ts";
import { areSealed } from "./opened.ts";
import { Pool } from "./Pool.tsx";
import { refusal } from "./refusals.ts";
import { sounds } from "./sounds.ts";

export const besides: Besides = {
  game: tradingCardDraft,
  Reference: Pool,
  refusal,
  line,
  ruleOfEvent: () => "2.6",
  explain,
  ending,
  endingPicture: () => "evening",
  decisive: () => null,
  toBuildFrom: ({ table, seat, view }) =>
    packPool({ table, seat, cards: collectorsOf(view.secret.pools[seat]) }),
  holdsEnd: areSealed,
  guides: [],
  sounds,
  passing,
};
