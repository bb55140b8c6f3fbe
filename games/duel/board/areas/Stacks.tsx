import { Spoken } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import type { CSSProperties } from "react";
import type { CardId, Colour, Side } from "../../data/ids.ts";
import { CardFace, LandmarkFace, TokenFace } from "../faces/index.ts";
import type { Props } from "../keys.ts";
import { cardName, colourName, landmarkName, tokenName } from "../names.ts";
import styles from "./areas.module.css";
import { byColour, landmarksOf } from "./produce.ts";

interface StacksProps {
  readonly props: Props;
  readonly side: Side;
  /** Anchors of what is still in the air. */
  readonly awaited: ReadonlySet<string>;
  readonly open: () => void;
}

type Style = CSSProperties & Record<`--${string}`, string | number>;

/** Cards of one colour, each showing its band, as they lie on a table. */
const Stack = ({
  colour,
  cards,
  props: { say },
  awaited,
  open,
}: StacksProps & { readonly colour: Colour; readonly cards: readonly CardId[] }) => {
  const style: Style = { "--cards": cards.length };
  return (
    <button type="button" className={styles.stack} style={style} data-colour={colour} onClick={open}>
      <Spoken
        as={say("board.stack", {
          colour: colourName(say, colour),
          n: cards.length,
          cards: listed(
            say,
            cards.map((card) => cardName(say, card)),
          ),
        })}
      >
        {cards.map((card, i) => {
          const place: Style = { "--i": i };
          return (
            <span
              key={card}
              style={place}
              className={styles.laid}
              data-explain={`card:${card}`}
              data-anchor={`lies:card:${card}`}
              data-awaited={awaited.has(`lies:card:${card}`) || undefined}
            >
              <CardFace card={card} size="small" />
            </span>
          );
        })}
      </Spoken>
    </button>
  );
};

/** The cards before a side, sorted by colour. */
export const Stacks = (own: StacksProps) => {
  const stacks = byColour(own.props.view, own.side);
  const style: Style = { "--most": Math.max(1, ...stacks.map(({ cards }) => cards.length)) };
  return (
    <div className={styles.stacks} style={style}>
      {stacks.length === 0 && <p className={styles.none}>{own.props.say("board.area.empty")}</p>}
      {stacks.map((stack) => (
        <Stack key={stack.colour} {...own} {...stack} />
      ))}
    </div>
  );
};

/** Tokens and landmarks that a side keeps for the rest of the game. */
export const Keepsakes = ({ props, side, awaited }: Omit<StacksProps, "open">) => {
  const { view, say, explain } = props;
  const landmarks = landmarksOf(view, side);
  const tokens = view.tokens[side];
  if (landmarks.length + tokens.length === 0) return null;
  return (
    <ul className={styles.keepsakes} aria-label={say("board.keepsakes")}>
      {tokens.map((token) => (
        <li
          key={`token ${token}`}
          className={styles.kept}
          data-kind="token"
          data-anchor={`lies:token:${token}`}
          data-awaited={awaited.has(`lies:token:${token}`) || undefined}
        >
          <button
            type="button"
            className={styles.keepsake}
            data-explain={`token:${token}`}
            data-point={`token:${token}`}
            onClick={() => explain(`token:${token}`)}
          >
            <Spoken as={tokenName(say, token)}>
              <TokenFace token={token} />
            </Spoken>
          </button>
        </li>
      ))}
      {landmarks.map((landmark) => (
        <li
          key={`landmark ${landmark}`}
          className={styles.kept}
          data-kind="landmark"
          data-anchor={`lies:landmark:${landmark}`}
          data-awaited={awaited.has(`lies:landmark:${landmark}`) || undefined}
        >
          <button
            type="button"
            className={styles.keepsake}
            data-explain={`landmark:${landmark}`}
            onClick={() => explain(`landmark:${landmark}`)}
          >
            <Spoken as={landmarkName(say, landmark)}>
              <LandmarkFace landmark={landmark} taken />
            </Spoken>
          </button>
        </li>
      ))}
    </ul>
  );
};
