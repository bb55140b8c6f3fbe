import { Spoken } from "@westmarch/boardkit";
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { ALL_LANDMARKS, type CardId, RACE, tokensOf } from "../../data/ids.ts";
import { CardFace, LandmarkFace, TokenFace } from "../faces/index.ts";
import { Emblem } from "../icons/index.ts";
import type { Props } from "../keys.ts";
import { cardName, colourName, landmarkName, raceName, sideName, tokenName } from "../names.ts";
import css from "./reference.module.css";
import {
  type CardPlace,
  cardPlace,
  type LandmarkPlace,
  landmarkPlace,
  ofChapter,
  type TokenPlace,
  tokenPlace,
} from "./whereabouts.ts";

/** A place said by a key of this leaf, or by the name of the side before whom it lies. */
const placeWords = ({ say }: Props, place: CardPlace | TokenPlace | LandmarkPlace): string =>
  place === "side-0" || place === "side-1"
    ? sentenceCase(sideName(say, place === "side-0" ? 0 : 1))
    : say(`ref.${place}`);

/** How a place looks in the leaf: what is gone is faint, what may still come is not. */
const AWAY = new Set(["pile", "left-over"]);

const Card = ({ card, props }: { readonly card: CardId; readonly props: Props }) => {
  const place = cardPlace(props.view, card);
  const words = placeWords(props, place);
  return (
    <li>
      <button type="button" className={css.item} onClick={() => props.explain(`card:${card}`)}>
        <Spoken as={listed(props.say, [cardName(props.say, card), words], "parts")}>
          <span className={css.picture} data-away={AWAY.has(place) || undefined}>
            <CardFace card={card} size="small" />
          </span>
          <span className={css.place} data-place={place}>
            {words}
          </span>
        </Spoken>
      </button>
    </li>
  );
};

const Chapter = ({ chapter, props }: { readonly chapter: number; readonly props: Props }) => {
  const { say, view } = props;
  return (
    <details className={css.chapter} open={chapter === Math.max(1, view.chapter)}>
      <summary>{say("ref.chapter", { chapter })}</summary>
      {ofChapter(chapter).map(({ colour, cards }) => (
        <section key={colour}>
          <h3>
            <Emblem name={`colour:${colour}`} size={15} /> {sentenceCase(colourName(say, colour))}
          </h3>
          <ul className={css.cards}>
            {cards.map((card) => (
              <Card key={card} card={card} props={props} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
};

const Tokens = ({ props }: { readonly props: Props }) => {
  const { say, view, explain } = props;
  return (
    <details className={css.chapter}>
      <summary>{say("ref.tokens")}</summary>
      {RACE.all.map((race) => (
        <section key={race}>
          <h3>{raceName(say, race)}</h3>
          <ul className={css.tokens}>
            {tokensOf(race).map((token) => (
              <li key={token}>
                <button type="button" className={css.item} data-row onClick={() => explain(`token:${token}`)}>
                  <span className={css.picture} data-kind="token">
                    <TokenFace token={token} />
                  </span>
                  <span>
                    <span className={css.name}>{tokenName(say, token)}</span>
                    <span className={css.place} data-place={tokenPlace(view, token)}>
                      {placeWords(props, tokenPlace(view, token))}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
};

const Landmarks = ({ props }: { readonly props: Props }) => {
  const { say, view, explain } = props;
  return (
    <details className={css.chapter}>
      <summary>{say("ref.landmarks")}</summary>
      <ul className={css.landmarks}>
        {ALL_LANDMARKS.map((i) => (
          <li key={i}>
            <button type="button" className={css.item} data-row onClick={() => explain(`landmark:${i}`)}>
              <span className={css.picture} data-kind="landmark">
                <LandmarkFace landmark={i} />
              </span>
              <span>
                <span className={css.name}>{landmarkName(say, i)}</span>
                <span className={css.place} data-place={landmarkPlace(view, i)}>
                  {placeWords(props, landmarkPlace(view, i))}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** For the side drawer: every card, token and landmark of the game, and where it is. */
export const Reference = (props: Props) => (
  <div className={css.leaf}>
    <p>{props.say("ref.intro")}</p>
    {[1, 2, 3].map((chapter) => (
      <Chapter key={chapter} chapter={chapter} props={props} />
    ))}
    <Tokens props={props} />
    <Landmarks props={props} />
  </div>
);
