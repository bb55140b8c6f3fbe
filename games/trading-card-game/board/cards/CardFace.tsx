import { UNSEEN } from "@westmarch/boardkit";
import { useLater } from "@westmarch/boardkit/later";
import { listed } from "@westmarch/boardkit/writing";
import { type CSSProperties, memo } from "react";
import { momentsOf } from "../../cards/moments.ts";
import { CARDS, type Card } from "../../data/cards.ts";
import { type Rarity, rarityOf } from "../../data/foot.ts";
import type { CardId } from "../../data/ids.ts";
import type { Labels, Naming } from "../../language/index.ts";
import type { CardSay } from "../keys.ts";
import css from "./card.module.css";
import {
  isSquare,
  kindsOf,
  layoutOf,
  nameSize,
  nameTop,
  ownersOf,
  pennantName,
  sealWords,
  stampWords,
} from "./faces.ts";
import { changeOf, stampsOf, type Totals } from "./figures.ts";
import type { CardSize, Format } from "./format.ts";
import { PAINTS, peopleOf } from "./people.ts";
import { RulesText } from "./RulesText.tsx";
import { keywordsOf, linesOn, type SetLine } from "./runs.ts";
import { Arrow, Badge, Emblem, Pennant, SignetCoin, Twilight } from "./seals.tsx";
import { TableText } from "./TableText.tsx";
import { Window } from "./Window.tsx";
import { NAMINGS, READINGS, READINGS_AT_REST } from "./words.ts";

export interface CardFaceProps {
  readonly card: CardId;
  readonly size: CardSize;
  readonly say: CardSay;
  /** Totals on the table, where they are not what is printed. */
  readonly now?: Totals;
  /** Without its name: for less than 80 pixels, where it could not be read. */
  readonly bare?: boolean;
}

interface Laid {
  readonly id: CardId;
  readonly card: Card;
  readonly size: CardSize;
  readonly say: CardSay;
  readonly naming: Naming;
  readonly now: Totals;
  readonly lines: readonly SetLine[];
  readonly format: Format;
}

const BADGE_STEP: Readonly<Record<CardSize, number>> = { small: 52, table: 60, middle: 44, large: 44 };

interface CornersProps extends Laid {
  readonly words: ReturnType<typeof sealWords>;
}

/** The upper corners of a site: its number, what it costs to move there, and whence the next one comes. */
const SiteCorners = ({ card, size, format, words }: CornersProps) => {
  const { width, margin, panel, seal, corner } = format;
  const right = width - margin;
  const foot = margin + panel;
  return (
    <>
      <Badge
        kind="milestone"
        corner
        x={corner + (size === "large" ? 4 : 1)}
        y={corner + (size === "large" ? 8 : 3)}
        scale={seal / 19}
        figure={`${card.siteNumber}`}
        words={words.site ?? ""}
      />
      <Twilight
        x={width - corner}
        y={corner}
        radius={seal * 0.9}
        number={card.shadowNumber ?? 0}
        figures={1.45}
        words={words.shadow ?? ""}
      />
      {card.arrow && (
        <Arrow
          to={card.arrow}
          x={card.arrow === "left" ? margin + seal * 1.5 : right - seal * 1.5}
          y={foot - seal * 1.1}
          radius={seal}
          words={words.arrow ?? ""}
        />
      )}
    </>
  );
};

/** The upper corners of any other card: what it costs, and whose it is. */
const Corners = ({ card, format, words, now, naming: { labels } }: CornersProps) => {
  const { width, seal, corner } = format;
  const cost = now.cost ?? card.twilight;
  return (
    <>
      {cost !== undefined && (
        <Twilight
          x={corner}
          y={corner}
          radius={seal}
          number={cost}
          words={words.cost ?? ""}
          changed={changeOf(cost, card.twilight)}
        />
      )}
      <Emblem
        people={peopleOf(card)}
        shadow={card.side === "Shadow"}
        x={width - corner}
        y={corner}
        radius={seal * 0.82}
        words={words.people ?? labels.sides.Ring}
      />
    </>
  );
};

/** Figures in a row above the text, the first at the right. */
const Stamps = ({ size, say, format, stamps }: Laid & { readonly stamps: ReturnType<typeof stampsOf> }) => {
  const { width, margin, panel, badge, rise } = format;
  const lastBadge = width - margin - 20 * badge - (size === "large" ? 8 : 3);
  const foot = margin + panel;
  return stamps.map((one, i) => (
    <Badge
      key={one.name}
      kind={one.badge}
      x={lastBadge - i * BADGE_STEP[size] * badge}
      y={foot - rise}
      scale={badge * (one.extra ? 0.92 : 1)}
      figure={one.figure}
      extra={one.extra ?? false}
      changed={one.changed}
      words={stampWords(say, one)}
    />
  ));
};

/** When an event is played. A card on the table may be too narrow for the words. */
const Moments = ({
  size,
  say,
  card,
  naming: { labels },
  format: { width, margin, panel },
  moments,
  words,
}: Laid & { readonly moments: ReturnType<typeof momentsOf>; readonly words: string }) => {
  const height = { small: 18, table: 25, middle: 21, large: 28 }[size];
  const named = pennantName(say, labels, moments, size);
  const pennant = {
    signs: moments,
    shadow: card.side === "Shadow",
    rim: PAINTS[peopleOf(card)].rim,
    right: width - margin + (size === "large" ? 4 : 3),
    y: margin + panel - height * (size === "small" ? 1.25 : 1.6),
    height,
    words,
  };
  const both = size === "table" && named !== null;
  return (
    <>
      <Pennant {...pennant} name={named} only={both ? "broad" : undefined} />
      {both && <Pennant {...pennant} name={null} only="narrow" />}
    </>
  );
};

/** Window, seals and badges: one picture, which says all of them to who cannot see it. */
const Frame = (laid: Laid) => {
  const {
    id,
    card,
    size,
    say,
    naming: { labels },
    now,
    format,
  } = laid;
  const { width, height, seal, corner } = format;
  const moments = momentsOf(id);
  const words = sealWords(say, labels, card, now, moments);
  const stamps = stampsOf(card, now).filter(({ extra }) => extra === undefined || size !== "small");
  const heard = [...Object.values(words), ...stamps.map((one) => stampWords(say, one))];
  return (
    <svg
      className={css.frame}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={listed(
        say,
        heard.filter((word) => word !== undefined),
        "parts",
      )}
    >
      <Window card={id} size={size} format={format} />
      {card.type === "Site" ? <SiteCorners {...laid} words={words} /> : <Corners {...laid} words={words} />}
      {card.signet && size !== "small" && (
        <SignetCoin
          sign={card.signet}
          x={corner}
          y={corner + seal * 1.72}
          radius={seal * 0.6}
          words={words.signet ?? ""}
        />
      )}
      <Stamps {...laid} stamps={stamps} />
      {moments.length > 0 && <Moments {...laid} moments={moments} words={words.moments ?? ""} />}
    </svg>
  );
};

/** How much higher the panel of a card is whose name is not written. */
const NAMELESS = 8;

const RARITIES: readonly Rarity[] = ["C", "U", "R", "P"];

/** Rarity as diamonds, and the card's number. */
const Foot = ({
  card,
  labels,
  say,
}: {
  readonly card: Card;
  readonly labels: Labels;
  readonly say: CardSay;
}) => {
  const rarity = rarityOf(card);
  return (
    <span className={css.foot}>
      <span className={css.about}>{ownersOf(say, labels, card).join(" · ")}</span>
      <span title={say("card.rarity", { rarity: labels.rarities[rarity] })} className={css.number}>
        {RARITIES.slice(0, RARITIES.indexOf(rarity) + 1).map((letter) => (
          <i key={letter} />
        ))}{" "}
        {card.id}
      </span>
    </span>
  );
};

const Name = ({ card, size, say, naming }: Laid) => {
  const name = naming.title(card.title);
  const style: CSSProperties & Record<`--${string}`, string> = { "--name": `${nameSize(name, card, size)}` };
  return (
    <span className={css.name} style={style}>
      {card.unique && size !== "small" && (
        <i role="img" aria-label={say("card.unique")} title={say("card.unique")} />
      )}
      {name}
    </span>
  );
};

/** Kind, race, keywords; where there is room also subtitle, text and number. */
const Words = (laid: Laid) => {
  const { card, size, say, naming, lines } = laid;
  const { labels } = naming;
  if (size === "small") return <Name {...laid} />;
  if (size === "table")
    return (
      <>
        <Name {...laid} />
        <TableText card={card} lines={lines} labels={naming.labels} say={say} />
      </>
    );
  const kinds = kindsOf(say, labels, card);
  const keywords = keywordsOf(labels, card);
  if (size === "middle") {
    return (
      <>
        <Name {...laid} />
        {card.type !== "Site" && (
          <span className={css.kinds}>
            <span>{kinds.join(" · ")}</span>
            {keywords.length > 0 && <b>{keywords.join(" · ")}</b>}
          </span>
        )}
      </>
    );
  }
  return (
    <>
      <Name {...laid} />
      {card.subtitle && <span className={css.subtitle}>{naming.subtitle(card.subtitle)}</span>}
      <span className={css.kinds}>
        <span>{kinds.join(" · ")}</span>
        {card.signet && <em>{say("card.signet", { name: labels.signets[card.signet] })}</em>}
        {card.type === "Site" && keywords.length > 0 && <em>{keywords.join(" · ")}</em>}
      </span>
      <RulesText card={card} lines={lines} labels={labels} say={say} />
      <Foot card={card} labels={labels} say={say} />
    </>
  );
};

const Laid = ({
  card: id,
  size,
  say,
  now = {},
  bare = false,
  naming,
  lines,
}: CardFaceProps & { readonly naming: Naming; readonly lines: readonly SetLine[] }) => {
  const card = CARDS[id];
  const square = isSquare(say);
  const { format: whole, line } = layoutOf(card, size, square, lines);
  const panel = whole.panel + NAMELESS;
  const format = bare ? { ...whole, panel, height: panel + 2 * whole.margin } : whole;
  const laid: Laid = { id, card, size, say, naming, now, lines, format };
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--of": `${format.width}`,
    "--high": `${format.height}`,
    "--panel": `${format.margin + format.panel}`,
    "--line": `${line}`,
    "--top": `${size === "large" ? nameTop(card, stampsOf(card)) : 0}`,
  };
  return (
    <span
      className={css.card}
      style={style}
      data-size={size}
      data-flat={card.type === "Site" || undefined}
      data-square={square || undefined}
      data-figures={stampsOf(card).length > 0 || undefined}
      data-card={card.id}
    >
      <Frame {...laid} />
      <span className={css.words} style={bare ? UNSEEN : undefined}>
        <Words {...laid} />
      </span>
    </span>
  );
};

const NO_LINES: readonly SetLine[] = [];

/** A card with its text, which is fetched when the first card is read. */
const Large = (props: CardFaceProps) => {
  const { say } = props;
  const naming = useLater(NAMINGS[say.language]);
  const reading = useLater(READINGS[say.language]);
  if (!naming) return <Blank {...props} />;
  const card = CARDS[props.card];
  const lines = reading ? linesOn(card, naming.labels, reading.text(card.id)) : NO_LINES;
  return <Laid {...props} naming={naming} lines={lines} />;
};

/** A card on the table: what it says comes once the table is at rest. */
const OnTable = (props: CardFaceProps) => {
  const { card, say } = props;
  const naming = useLater(NAMINGS[say.language]);
  const reading = useLater(READINGS_AT_REST[say.language]);
  if (!naming) return <Blank {...props} />;
  const lines = reading ? linesOn(CARDS[card], naming.labels, reading.text(CARDS[card].id)) : NO_LINES;
  return <Laid {...props} naming={naming} lines={lines} />;
};

const Small = (props: CardFaceProps) => {
  const naming = useLater(NAMINGS[props.say.language]);
  return naming ? <Laid {...props} naming={naming} lines={NO_LINES} /> : <Blank {...props} />;
};

/** The card's place, until its words are here. */
const Blank = ({ card, size }: CardFaceProps) => (
  <span className={css.card} data-size={size} data-flat={CARDS[card].type === "Site" || undefined} />
);

/**
 * The face of a card, at one of four densities: a window with price, people and totals; with as much of its text as
 * there is room for; with kind, race and keywords; or with everything that it says. As wide as `--card-width`.
 */
export const CardFace = memo((props: CardFaceProps) => {
  if (props.size === "large") return <Large {...props} />;
  return props.size === "table" ? <OnTable {...props} /> : <Small {...props} />;
});
