import { Spoken } from "@westmarch/boardkit";
import { Filters, Search, Toggle } from "@westmarch/boardkit/filters";
import { useLater } from "@westmarch/boardkit/later";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { useDeferredValue, useMemo, useState } from "react";
import type { CardType } from "../../data/card.ts";
import type { Culture } from "../../data/culture.ts";
import { CARD } from "../../data/ids.ts";
import { FREE_PEOPLES_CULTURES, SHADOW_CULTURES } from "../../decks/random.ts";
import { type Filter, NO_FILTER, pagesOf, search } from "../../decks/search.ts";
import type { Reading } from "../../language/index.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { cultureName } from "../cards/faces.ts";
import type { CardSize } from "../cards/format.ts";
import { PAINTS } from "../cards/people.ts";
import { Sign } from "../cards/Sign.tsx";
import { READINGS } from "../cards/words.ts";
import type { Props } from "../keys.ts";
import { fullTitle } from "../names.ts";
import css from "./reference.module.css";
import { useMore } from "./useMore.ts";

const PEOPLES: readonly Culture[] = [...FREE_PEOPLES_CULTURES, ...SHADOW_CULTURES];
const KINDS: readonly CardType[] = [
  "Companion",
  "Ally",
  "Minion",
  "Possession",
  "Condition",
  "Event",
  "Site",
  "The One Ring",
];

const SIZES = ["small", "middle", "large"] as const satisfies readonly CardSize[];

/** With it or without it. */
const flipped = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Which peoples, which kinds of card, and how large they are shown. */
const CardFilters = ({
  props: { say },
  reading: { labels },
  filter,
  choose,
  size,
  show,
}: {
  readonly props: Props;
  readonly reading: Reading;
  readonly filter: Filter;
  readonly choose: (filter: Filter) => void;
  readonly size: CardSize;
  readonly show: (size: CardSize) => void;
}) => (
  <Filters className={css.filters}>
    <fieldset>
      <legend>{say("ref.peoples")}</legend>
      {PEOPLES.map((people) => (
        <Toggle
          key={people}
          on={filter.cultures.includes(people)}
          flip={() => choose({ ...filter, cultures: flipped(filter.cultures, people) })}
        >
          <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
            <Sign name={PAINTS[people].sign} size={96} />
          </svg>
          {cultureName(labels, people)}
        </Toggle>
      ))}
    </fieldset>
    <fieldset>
      <legend>{say("ref.kinds")}</legend>
      {KINDS.map((kind) => (
        <Toggle
          key={kind}
          on={filter.types.includes(kind)}
          flip={() => choose({ ...filter, types: flipped(filter.types, kind) })}
        >
          {sentenceCase(labels.types[kind])}
        </Toggle>
      ))}
    </fieldset>
    <fieldset>
      <legend>{say("ref.size")}</legend>
      {SIZES.map((one) => (
        <Toggle key={one} on={size === one} flip={() => show(one)}>
          {say(`ref.size.${one}`)}
        </Toggle>
      ))}
    </fieldset>
  </Filters>
);

const Found = ({ props, reading }: { readonly props: Props; readonly reading: Reading }) => {
  const { say, explain } = props;
  const [filter, choose] = useState(NO_FILTER);
  const [size, show] = useState<CardSize>("small");
  const pages = useMemo(() => [pagesOf(reading)], [reading]);
  const asked = useDeferredValue(filter);
  const found = useMemo(() => search(pages, asked), [pages, asked]);
  const { shown, end } = useMore(`${size} ${JSON.stringify(asked)}`);
  return (
    <div className={css.leaf}>
      <Search
        label={say("ref.search")}
        value={filter.words}
        onValue={(words) => choose({ ...filter, words })}
      />
      <CardFilters props={props} reading={reading} filter={filter} choose={choose} size={size} show={show} />
      <p role="status">{say("ref.count", { count: found.length })}</p>
      <ul className={css.cards} data-size={size}>
        {found.slice(0, shown).map((card) => {
          const number = CARD.find(card.id);
          return (
            number !== null && (
              <li key={card.id}>
                <button type="button" onClick={() => explain(`card:${card.id}`)}>
                  <Spoken as={fullTitle(say, number)}>
                    <CardFace card={number} size={size} say={say} />
                  </Spoken>
                </button>
              </li>
            )
          );
        })}
      </ul>
      {shown < found.length && <div ref={end} />}
    </div>
  );
};

/** Every card of the set, to be searched by its words, its people and its kind. */
export const Leaf = (props: Props) => {
  const reading = useLater(READINGS[props.say.language]);
  return reading && <Found props={props} reading={reading} />;
};
