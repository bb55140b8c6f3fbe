import { costOf, joins, MOST_AT_START, mayJoin, type Plan, stays } from "../../decks/changes.ts";
import type { Collector } from "../../decks/deck.ts";
import { printedCard } from "../../decks/deck.ts";
import { fullName, nameOf } from "../../decks/names.ts";
import { CardButton } from "./CardButton.tsx";
import { Cost } from "./Cost.tsx";
import { usePlace } from "./place.ts";
import styles from "./SettingOut.module.css";

interface SettingOutProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly onRead: (card: Collector) => void;
  /** Called when the player looks for a Ring or a Ring-bearer. */
  readonly onSeek: (what: "ring" | "ring-bearer") => void;
}

/** Who bears the Ring, which Ring it is, and who sets out beside him. */
export function SettingOut({ plan, onPlan, onRead, onSeek }: SettingOutProps) {
  const { say, kit, addressOfRule } = usePlace();
  const { list, start } = plan;
  const outside = [
    ["ring-bearer", list.ringBearer],
    ["ring", list.ring],
  ] as const;
  const face = (id: Collector) => <CardButton id={id} onClick={() => onRead(id)} />;
  return (
    <section className={styles.panel} aria-labelledby="setting-out">
      <h2 id="setting-out">{say("build.start")}</h2>
      <div className={styles.start}>
        <ul>
          {outside.map(([what, id]) => (
            <li key={what}>
              {id === null ? (
                <button type="button" className={styles.empty} onClick={() => onSeek(what)}>
                  {say(`build.seek.${what}`)}
                </button>
              ) : (
                <>
                  {face(id)}
                  <button type="button" className={styles.small} onClick={() => onSeek(what)}>
                    {say("build.change")}
                  </button>
                </>
              )}
            </li>
          ))}
          {start.map((id, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of one companion may set out
            <li key={`${id}-${place}`}>
              {face(id)}
              <button
                type="button"
                className={styles.small}
                aria-label={say("build.stays.name", { name: fullName(id, say.language) })}
                onClick={() => onPlan(stays(plan, id))}
              >
                {say("build.stays")}
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.sum}>
          <b>{costOf(start)}</b> {say("build.start.of", { most: MOST_AT_START })}{" "}
          <kit.TextLink href={addressOfRule("3.7")}>3.7</kit.TextLink>
        </p>
      </div>
      <Candidates plan={plan} onPlan={onPlan} />
    </section>
  );
}

/** Companions of the deck that could still set out. */
function Candidates({ plan, onPlan }: Pick<SettingOutProps, "plan" | "onPlan">) {
  const { say } = usePlace();
  const candidates = [...new Set(plan.list.drawDeck)].filter((id) => mayJoin(plan, id));
  if (candidates.length === 0) return null;
  return (
    <details className={styles.candidates}>
      <summary>{say("build.joins", { count: candidates.length })}</summary>
      <ul>
        {candidates.map((id) => (
          <li key={id}>
            <button type="button" title={fullName(id, say.language)} onClick={() => onPlan(joins(plan, id))}>
              <Cost twilight={printedCard(id).twilight} /> {nameOf(id, say.language).title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
