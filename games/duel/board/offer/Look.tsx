import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Side } from "../../data/ids.ts";
import { byColour } from "../areas/produce.ts";
import { Emblem } from "../icons/index.ts";
import type { Props } from "../keys.ts";
import { colourName, sideName } from "../names.ts";
import { discardPile } from "../piles/piles.ts";
import { CardGrid, CardRows } from "./CardOffer.tsx";
import styles from "./offer.module.css";
import { Staged } from "./Staged.tsx";

/** What a player wants to look at more closely. */
export type Looked = { readonly what: "pile" } | { readonly what: "area"; readonly side: Side };

interface LookProps {
  readonly props: Props;
  readonly close: () => void;
}

/** The cards of the discard pile that one may know. */
const PileLook = ({ props, close }: LookProps) => {
  const { view, log, say } = props;
  const { open, looked, unseen } = discardPile(view, log);
  return (
    <Staged title={say("offer.pile")} say={say} close={close} wide>
      {open.length === 0 && <p>{say("offer.pile.empty")}</p>}
      <CardRows props={props} cards={open} />
      {looked.length > 0 && (
        <>
          <h3>{say("offer.pile.looked")}</h3>
          <CardRows props={props} cards={looked} />
        </>
      )}
      {unseen > 0 && <p className={styles.note}>{say("offer.pile.unseen", { n: unseen })}</p>}
    </Staged>
  );
};

/** The cards before a side, large, one row a colour. */
const AreaLook = ({ props, close, side }: LookProps & { readonly side: Side }) => {
  const { view, say } = props;
  const stacks = byColour(view, side);
  return (
    <Staged
      title={sentenceCase(say("offer.area", { side: sideName(say, side) }))}
      say={say}
      close={close}
      wide
    >
      {stacks.length === 0 && <p>{say("board.area.empty")}</p>}
      <div className={styles.rows}>
        {stacks.map(({ colour, cards }) => (
          <section key={colour}>
            <h3>
              <Emblem name={`colour:${colour}`} size={16} /> {sentenceCase(colourName(say, colour))}
            </h3>
            <CardGrid props={props} cards={cards} />
          </section>
        ))}
      </div>
    </Staged>
  );
};

export const Look = ({ look, ...rest }: LookProps & { readonly look: Looked }) =>
  look.what === "pile" ? <PileLook {...rest} /> : <AreaLook {...rest} side={look.side} />;
