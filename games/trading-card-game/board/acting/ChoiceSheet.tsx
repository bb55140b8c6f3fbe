import { useState } from "react";
import type { CardId } from "../../data/ids.ts";
import { Sheet } from "../areas/Sheet.tsx";
import css from "../areas/sheet.module.css";
import { Thing } from "../areas/Thing.tsx";
import { CardFace } from "../cards/CardFace.tsx";
import type { Props } from "../keys.ts";
import { cardThing } from "../look/look.ts";
import { titleOf } from "../names.ts";

/** Cards of a pile or a deck to choose from: those that can be chosen glow, the others can be read. */
export const ChoiceSheet = ({
  props,
  cards,
}: {
  readonly props: Props;
  readonly cards: readonly CardId[];
}) => {
  const { say, ask } = props;
  // Laid aside, the buttons of the prompt remain; another question opens it again.
  const [put, lay] = useState<Props["ask"]>(null);
  if (put === ask) return null;
  return (
    <Sheet title={say("acting.sheet")} closing={say("acting.sheet.close")} close={() => lay(ask)} stays>
      <ul className={css.cards} data-area="sheet">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
          <li key={`${card} ${i}`}>
            <Thing id={cardThing(card)} about={`card:${card}`} kind="card" label={titleOf(say, card)}>
              <CardFace card={card} size="small" say={say} />
            </Thing>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
