import { twilightCurve } from "../../decks/curve.ts";
import type { DeckList } from "../../decks/deck.ts";
import { CurveBars } from "./CurveBars.tsx";
import panels from "./panel.module.css";
import { usePlace } from "./place.ts";

/** How much the cards of a deck cost. */
export function Curve({ list }: { readonly list: DeckList }) {
  const { say } = usePlace();
  return (
    <section className={panels.panel} aria-labelledby="curve">
      <h2 id="curve">{say("build.curve")}</h2>
      <CurveBars
        steps={twilightCurve(list)}
        told={({ twilight, freePeoples, shadow }) =>
          say("build.curve.step", { twilight, freePeoples, shadow })
        }
        sides={{ free: say("build.side.Free Peoples"), shadow: say("build.side.Shadow") }}
      />
    </section>
  );
}
