import { CurveBars } from "@westmarch/trading-card-game/board/decks/CurveBars";
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { printed } from "@westmarch/trading-card-game/data/ids";
import { twilightCurve } from "@westmarch/trading-card-game/decks/curve";
import { collectorsOf } from "../collectors.ts";
import css from "./draft.module.css";
import type { DraftSay } from "./keys.ts";
import { known } from "./pool.ts";

/** How much the cards of a pool cost, sites and Rings aside. */
export function Curve({ pool, say }: { readonly pool: readonly CardId[]; readonly say: DraftSay }) {
  const drawn = known(pool).filter((card) => printed(card).culture !== undefined);
  if (drawn.length === 0) return null;
  return (
    <section className={css.curve} aria-label={say("curve.title")}>
      <h3>{say("curve.title")}</h3>
      <CurveBars
        steps={twilightCurve({ drawDeck: collectorsOf(drawn) })}
        told={({ twilight, freePeoples, shadow }) => say("curve.step", { twilight, freePeoples, shadow })}
        sides={{ free: say("side.free"), shadow: say("side.shadow") }}
      />
    </section>
  );
}
