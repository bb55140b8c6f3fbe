/** Moments of card games that computers played. */
import { type Ask, Engine } from "@westmarch/kernel";
import { tradingCardDraft } from "@westmarch/trading-card-draft";
import { policy as picks } from "@westmarch/trading-card-draft/bot";
import { tradingCardGame } from "@westmarch/trading-card-game";
import { rivals } from "@westmarch/trading-card-game/rivals";
import { type Moment, momentOf, type Sought } from "./moments.ts";

export const engine = new Engine(tradingCardGame);

/** Who plays the games of tests: a bot of the past, so that they stay the same however the computers come to play. */
export const player = rivals["second-search"];

type Wanted = Sought<Parameters<typeof engine.asks>[0]>["wanted"];

/** The first moment of a game of quick choices at which this is asked. */
export const moment = (
  { seed, players = "2" }: { readonly seed: number; readonly players?: string },
  wanted: Wanted,
): Moment => momentOf(engine, { settings: { players }, seed, choose: player.playout, wanted });

/** A question by the name of its prompt, in a phase. */
export const asked =
  (prompt: Ask["prompt"], phase?: string): Wanted =>
  (ask, position) =>
    ask.prompt === prompt && (phase === undefined || position.phase === phase);

/** Looks for a moment once, however often it is wanted. */
function once(find: () => Moment): () => Moment {
  let found: Moment | null = null;
  return () => {
    found ??= find();
    return found;
  };
}

/** Few moments that show much of the table, or of a draft, to the player who is asked. */
export const SIGHTS = {
  "an assignment": once(() =>
    moment({ seed: 24 }, ({ prompt }, _, made) => prompt === "assign" && made > 60),
  ),
  "a skirmish": once(() =>
    moment(
      { seed: 11 },
      ({ prompt, options }, { phase }, made) =>
        prompt === "action" && phase === "skirmish" && made > 80 && options.length > 1,
    ),
  ),
  "a pack": once(() =>
    momentOf(new Engine(tradingCardDraft), {
      settings: { players: "4", packs: "3" },
      seed: 2,
      choose: picks.playout,
      wanted: (_ask, _pack, made) => made >= 48,
    }),
  ),
} satisfies Readonly<Record<string, () => Moment>>;
