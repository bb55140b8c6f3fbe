import type { Seat } from "@westmarch/kernel";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { playerName } from "../names.ts";
import css from "./skirmish.module.css";
import type { Act, SkirmishScene } from "./skirmish.ts";
import { changeWords } from "./words.ts";

/** Cards of the row that are seen at once; those before them are counted. */
const SEEN = { wide: 4, low: 4, tall: 3 } as const;

interface RowProps {
  readonly scene: SkirmishScene;
  readonly props: Props;
}

const sideOf = ({ view }: Props, seat: Seat): "free" | "shadow" => (seat === view.turn ? "free" : "shadow");

/** A player's name in his side's colour, over what he did. */
const Who = ({ seat, props }: { readonly seat: Seat; readonly props: Props }) => (
  <span className={css.who} data-side={sideOf(props, seat)}>
    {seat === props.seat ? props.say("stage.you") : props.names[seat] || playerName(props.say, seat)}
  </span>
);

const OneAct = ({ act, scene, props }: RowProps & { readonly act: Act }) => {
  const { deed, changes } = act;
  const words = changeWords(props.say, scene, changes);
  return (
    <li className={css.act} data-uncovered>
      <Who seat={deed.facts.seat} props={props} />
      <span data-explain={`card:${deed.facts.card}`}>
        <CardFace card={deed.facts.card} size="small" say={props.say} />
      </span>
      <span className={css.change}>{words.slice(0, 2).join(", ")}</span>
    </li>
  );
};

/** A candle beside the player who has the chance to act. */
const Candle = () => (
  <svg className={css.candle} viewBox="0 0 40 64" aria-hidden="true" focusable="false">
    <path d="M20 4C25 12 29 17 27 24C26 29 23 31 20 31C17 31 14 29 13 24C11 17 16 12 20 4Z" fill="#f6b13f" />
    <path
      d="M20 16C23 20 24 23 23 26C22 28 21 29 20 29C19 29 18 28 17 26C16 23 18 20 20 16Z"
      fill="#fff0b8"
    />
    <path d="M20 30V35" stroke="#241a12" strokeWidth="2" strokeLinecap="round" />
    <path d="M13 35H27V56H13Z" fill="#efe2c0" stroke="#8f784f" strokeWidth="1" />
    <path d="M13 38C15 41 16 38 18 42" fill="none" stroke="#c3ad83" strokeWidth="1.4" />
    <path d="M6 56H34L31 60H9Z" fill="#7a5717" />
  </svg>
);

/** What was played and used in a row, who passes, and whose answer is awaited. */
export const Acts = ({ scene, props }: RowProps) => {
  const { say, layout } = props;
  const { acts, passed, candle, verdict, lastPass } = scene;
  const seen = acts.slice(-SEEN[layout]);
  const before = acts.length - seen.length;
  return (
    <ol className={css.acts} aria-label={say("stage.row")}>
      {before > 0 && <li className={css.before}>{say("stage.row.more", { count: before })}</li>}
      {seen.map((act) => (
        <OneAct key={`${act.deed.version}.${act.deed.index}`} act={act} scene={scene} props={props} />
      ))}
      {passed.map((seat) => (
        <li key={`pass ${seat}`} className={css.act}>
          <Who seat={seat} props={props} />
          <span className={css.pass}>{say("stage.passes")}</span>
        </li>
      ))}
      {candle >= 0 && !verdict && (
        <li className={css.act} data-candle>
          <Who seat={candle} props={props} />
          <span className={css.holds}>
            <Candle />
            {say(candle === props.seat ? "stage.candle.yours" : "stage.candle")}
          </span>
          {lastPass && <span className={css.change}>{say("stage.last-pass")}</span>}
        </li>
      )}
    </ol>
  );
};
