import { UNSEEN } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { PipDie } from "@westmarch/campaign/staging";
import type { Pips } from "@westmarch/campaign/telling";
import type { GameSay } from "../../keys.ts";
import css from "./hunt.module.css";
import type { Part } from "./part.ts";

const Dice = ({
  dice,
  again = false,
  say,
}: {
  readonly dice: readonly Pips[];
  readonly again?: boolean;
  readonly say: GameSay;
}) => (
  <p className={css.throw} data-again={again || undefined}>
    <span style={UNSEEN}>
      {say("hunt.dice", {
        dice: listed(
          say,
          dice.map(({ pips }) => `${pips}`),
          "parts",
        ),
        successes: dice.filter(({ hit }) => hit).length,
      })}
    </span>
    {dice.map(({ pips, hit }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
      <PipDie key={i} pips={pips} hit={hit} side="shadow" again={again} nth={i} />
    ))}
  </p>
);

const REASONS = ["nazgul", "army", "stronghold"] as const;

/** What the Shadow throws, on what, and what it throws again. */
export const Search = ({ scene, props: { say } }: Part) => {
  const { search, level } = scene;
  if (!search) return null;
  const { roll, again, needed, successes, reasons } = search;
  return (
    <section className={css.panel} data-uncovered data-side="shadow" aria-label={say("hunt.search")}>
      <h3>{say("hunt.search")}</h3>
      <p className={css.aside}>{say("hunt.search.on", { level, needed })}</p>
      <Dice dice={roll} say={say} />
      {(again.length > 0 || reasons) && (
        <div className={css.again}>
          <h4>{say("hunt.again")}</h4>
          {reasons && (
            <ul className={css.reasons}>
              {REASONS.map((name) => (
                <li key={name} data-no={!reasons[name] || undefined}>
                  {say(reasons[name] ? `hunt.again.${name}` : `hunt.again.no-${name}`)}
                </li>
              ))}
            </ul>
          )}
          {again.length > 0 && <Dice dice={again} again say={say} />}
        </div>
      )}
      <p className={css.total} key={successes}>
        <b>{successes}</b> {say("hunt.successes", { successes })}
      </p>
    </section>
  );
};
