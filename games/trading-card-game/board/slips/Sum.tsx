import type { Figure } from "../../figures.ts";
import type { CardGame } from "../../state.ts";
import type { Modifier } from "../../table/modifiers.ts";
import type { GameSay } from "../keys.ts";
import { titleOf } from "../names.ts";
import { signed } from "../staging/words.ts";
import css from "./slips.module.css";

interface Of {
  readonly say: GameSay;
  readonly g: Pick<CardGame, "phase">;
}

/** What a share comes from, and how long it lasts. */
function nameOf({ say, g }: Of, { from, until }: Modifier): string {
  const name = typeof from === "string" ? say(`slip.${from}`) : titleOf(say, from);
  if (until === undefined) return name;
  // A skirmish has a phase of its own (17.6).
  const end = until === "phase" && g.phase === "skirmish" ? "skirmish" : until;
  return say("slip.until", { name, until: say(`figure.until.${end}`) });
}

/** A figure with everything that it is made of, one under the other: the total large, then each share. */
export const Sum = ({
  figure,
  side,
  say,
  g,
}: Of & { readonly figure: Figure; readonly side?: "free" | "shadow" | undefined }) => (
  <div className={css.sum} data-side={side}>
    <b className={css.total}>{figure.total}</b>
    <div>
      <p className={css.name}>{say(`figure.${figure.name}`)}</p>
      {(figure.shares.length > 1 || figure.shares.some(({ from }) => from !== "printed")) && (
        <ul className={css.shares}>
          {figure.shares.map((share, i) => (
            <li key={`${share.from} ${share.until} ${i.toString()}`}>
              <b>{i === 0 && share.much > 0 ? share.much : signed(share.much)}</b>
              <span>{nameOf({ say, g }, share)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
);
