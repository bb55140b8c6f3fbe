import { Spoken } from "@westmarch/boardkit";
import {
  CARDS_OF_SIDE,
  type CardId,
  GOOD,
  type Side,
  VARIANT,
  VARIANTS,
  type VariantId,
} from "../../data/ids.ts";
import type { Confrontation } from "../../state.ts";
import type { Props } from "../keys.ts";
import { cardName, membersOf, sideAt, sideName } from "../names.ts";
import { CardFace, VariantFace } from "./Card.tsx";
import css from "./cards.module.css";

/** The variant cards that still lie open before a side. */
export const openTo = (view: Confrontation, side: Side): VariantId[] =>
  membersOf(view.variants, VARIANT.all).filter((variant) => variant < 2 === (side === GOOD));

/** The choices that each variant card opens, in the order of their ids. */
const VERBS = ["shadowfax", "gandalf-the-white", "palantir", "recall"] as const;

/** A variant card: used where it can be by itself, else it explains itself. Whom Shadowfax carries is chosen first. */
const Variant = ({ variant, props }: { readonly variant: VariantId; readonly props: Props }) => {
  const { ask, say, act, select, explain } = props;
  const verb = VERBS[variant];
  const option = verb === "shadowfax" ? undefined : ask?.options.find((one) => one[0] === verb);
  const use = () => (option && verb === "gandalf-the-white" ? act([option]) : select(verb));
  return (
    <button
      type="button"
      className={[css.small, option && css.offered].filter(Boolean).join(" ")}
      data-explain={`variant:${variant}`}
      onClick={() => (option ? use() : explain(`variant:${variant}`))}
    >
      <Spoken as={say(option ? "cards.play" : "cards.look", { card: say(`variant.${VARIANTS[variant]}`) })}>
        <VariantFace variant={variant} say={say} />
      </Spoken>
    </button>
  );
};

/** A side's variant cards that are not used yet. */
export const OpenCards = ({ props, side }: { readonly props: Props; readonly side: Side }) => (
  <ul className={css.pile} aria-label={props.say("cards.open")}>
    {openTo(props.view, side).map((variant) => (
      <li key={variant}>
        <Variant variant={variant} props={props} />
      </li>
    ))}
  </ul>
);

/** One spent card. While its owner exchanges a Magic it can be taken back from here. */
const Spent = ({ card, props }: { readonly card: CardId; readonly props: Props }) => {
  const { ask, say, act, explain } = props;
  const option =
    ask?.prompt === "magic"
      ? ask.options.find(([verb, word]) => verb === "take" && word === card)
      : undefined;
  return (
    <button
      type="button"
      className={[css.small, option && css.offered].filter(Boolean).join(" ")}
      data-explain={`card:${card}`}
      onClick={() => (option ? act([option]) : explain(`card:${card}`))}
    >
      <Spoken as={say(option ? "cards.fetch" : "cards.look", { card: cardName(say, card) })}>
        <CardFace card={card} say={say} />
      </Spoken>
    </button>
  );
};

/** The spent cards of a side, face up for everybody. */
export const SpentCards = ({ props, side }: { readonly props: Props; readonly side: Side }) => {
  const { view, say, seat } = props;
  const spent = membersOf(view.used[side], CARDS_OF_SIDE[side]);
  const own = seat !== null && sideAt(view, seat) === side;
  return (
    <section className={css.spent}>
      <h3 className={css.heading}>
        {own ? say("cards.spent") : say("cards.spent.theirs", { side: sideName(say, side) })}
      </h3>
      {spent.length === 0 ? (
        <p className={css.none}>{say("cards.none")}</p>
      ) : (
        <ul className={css.pile}>
          {spent.map((card) => (
            <li key={card}>
              <Spent card={card} props={props} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
