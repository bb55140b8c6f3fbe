import { SceneFrame } from "@westmarch/boardkit/stage";
import { type ReactNode, use } from "react";
import type { Loss } from "../../rules/losses.ts";
import { Acting } from "../acting/acts.ts";
import { Thing } from "../areas/Thing.tsx";
import { Drops } from "../areas/Tokens.tsx";
import { CardFace } from "../cards/CardFace.tsx";
import { Picture } from "../cards/Picture.tsx";
import type { Props } from "../keys.ts";
import { copyThing } from "../look/look.ts";
import { copyName } from "../names.ts";
import { Acts } from "./Acts.tsx";
import { Fighters } from "./Fighters.tsx";
import css from "./skirmish.module.css";
import { type Camp, type SkirmishScene, STEPS } from "./skirmish.ts";
import { caption, lineName, lossWords, signed, title } from "./words.ts";

interface Part {
  readonly scene: SkirmishScene;
  readonly props: Props;
}

/** A table with cards on it. */
const TABLE = "M2.5 8H21.5M5 8V20M19 8V20M7 8L8.5 3.5H12L11.5 8M13.5 8L14 4.5H17.5L17 8";

/** The site where it is fought, by night. */
const Setting = ({ scene: { site } }: Pick<Part, "scene">) => (
  <svg className={css.setting} viewBox="0 0 300 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {site && <Picture card={site.card} box={{ x: 0, y: 0, width: 300, height: 230 }} />}
  </svg>
);

/** Two blades crossed. */
const Swords = () => (
  <svg className={css.swords} viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
    {[1, -1].map((way) => (
      <g key={way} transform={`scale(${way} 1)`}>
        <path d="M-26 -26L-20 -25L15 10L10 15L-25 -20Z" />
        <path d="M7 19L19 7M16 16L25 25" />
      </g>
    ))}
  </svg>
);

/** Both totals; while the blows fall, the one that won is the brighter. */
const Totals = ({ scene, props: { say } }: Part) => {
  const { fellowship, minions, verdict, character } = scene;
  const total = ({ side, total: figure }: Camp) => (
    <b
      data-side={side}
      data-lost={(verdict !== null && verdict.winner !== side) || undefined}
      data-explain={`lane:${character}`}
    >
      <span className={css.unseen}>
        {say("stage.total", { side: say(`stage.side.${side}`), total: figure })}
      </span>
      <span aria-hidden="true">{figure}</span>
    </b>
  );
  return (
    <div className={css.totals} data-step={scene.step} data-uncovered>
      {total(fellowship)}
      <Swords />
      {total(minions)}
    </div>
  );
};

/** What a total is made of, and what would overwhelm. */
const Lines = ({ camp, scene, props: { say } }: Part & { readonly camp: Camp }) => (
  <ul className={css.lines} data-side={camp.side} data-uncovered>
    {camp.lines.map((line) => (
      <li key={`${line.from} ${line.whose} ${line.until}`}>
        <b>{line.from === "printed" ? line.much : signed(line.much)}</b>
        <span>
          {lineName(say, scene, line)}
          {line.until && line.until !== "phase" && <i> {say(`figure.until.${line.until}`)}</i>}
        </span>
      </li>
    ))}
    {camp.overwhelmedAt !== null && !scene.verdict && (
      <li>
        <b />
        <i>{say("stage.overwhelmed-at", { at: camp.overwhelmedAt })}</i>
      </li>
    )}
  </ul>
);

/** Wounds to come, in words and as drops. */
const Suffers = ({ loss, scene, props: { say } }: Part & { readonly loss: Loss }) => {
  const { condition, sufferings, madeOf, rules } = lossWords(say, scene, loss);
  return (
    <section className={css.loss} data-side={loss.side} data-now={loss.now || undefined} data-uncovered>
      <h3>{condition}</h3>
      {sufferings.map(({ words, wounds }) => (
        <p key={words}>
          {words}
          {wounds > 0 && <Drops count={wounds} />}
        </p>
      ))}
      <small>{madeOf ? say("stage.made-of.rule", { madeOf, rules }) : say("stage.rule", { rules })}</small>
    </section>
  );
};

/** What can be used now and does not fight: nothing that can be chosen lies hidden under the stage. */
const Elsewhere = ({ scene, props: { say, view } }: Part) => {
  const { able } = use(Acting);
  const shown = new Set(
    [...scene.fellowship.fighters, ...scene.minions.fighters].flatMap(({ copy, borne }) => [
      copy.id,
      ...borne.map(({ id }) => id),
    ]),
  );
  const others = view.table.filter(({ id }) => able.has(copyThing(id)) && !shown.has(id));
  if (others.length === 0) return null;
  return (
    <section className={css.elsewhere} aria-label={say("stage.elsewhere")} data-area>
      <h3>{say("stage.elsewhere")}</h3>
      <ul>
        {others.map(({ id, card }) => (
          <li key={id}>
            <Thing id={copyThing(id)} kind="card" label={copyName(say, view, id)}>
              <CardFace card={card} size="small" say={say} />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A skirmish over the table, told event by event; what is open is answered on it, from the hand, or in the prompt bar. */
export const SkirmishStage = ({ scene, props, fold }: Part & { readonly fold: () => void }): ReactNode => {
  const { say, layout, calm, step } = props;
  const part = { scene, props };
  return (
    <SceneFrame
      layout={layout}
      calm={calm}
      opens={step?.name === "skirmish-began"}
      title={title(say, scene)}
      caption={caption(say, scene)}
      steps={STEPS.map((name) => say(`stage.step.${name}`))}
      stepsSay={say("stage.steps")}
      at={STEPS.indexOf(scene.step)}
      away={step?.stays === undefined ? { text: say("stage.see-table"), picture: TABLE, go: fold } : null}
      setting={<Setting scene={scene} />}
    >
      <div className={css.field} data-layout={layout} data-calm={calm || undefined}>
        <Fighters camp={scene.fellowship} say={say} />
        <Totals {...part} />
        <Lines camp={scene.fellowship} {...part} />
        <Lines camp={scene.minions} {...part} />
        <Fighters camp={scene.minions} say={say} whose={props.names.length > 2} />
        {scene.losses.map((loss) => (
          <Suffers key={loss.side} loss={loss} {...part} />
        ))}
        <div className={css.row}>
          <Acts {...part} />
          <Elsewhere {...part} />
        </div>
      </div>
    </SceneFrame>
  );
};
