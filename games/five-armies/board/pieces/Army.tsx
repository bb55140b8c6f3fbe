import { Foot, Glow, Picture, Shade } from "@westmarch/campaign/pieces";
import { Shield } from "../heraldry/Shield.tsx";
import { Drop, Pennant } from "../heraldry/Tokens.tsx";
import styles from "./pieces.module.css";
import { ARMY_SCALE, armyBox, pitchOf } from "./sizes.ts";
import type { Army } from "./standing.ts";

/** So many Leadership tokens get a pennant each; of more, one bears their number. */
const PENNANTS = 3;

const TAG = "M-9.5 9.5H9.5V21.5H-9.5Z";

/** A figure on the white tag under a shield. */
export const Tag = ({ count }: { readonly count: number }) => (
  <>
    <path d={TAG} className={styles.tag} />
    <text y="20.1" className={styles.count}>
      {count}
    </text>
  </>
);

/** Leadership tokens behind the shields, from the left. */
const Banners = ({ army: { tokens, side }, left }: { readonly army: Army; readonly left: number }) => {
  const shown = tokens > PENNANTS ? 1 : tokens;
  return Array.from({ length: shown }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
    <g key={i} transform={`translate(${left + i * 9} -12)`}>
      <Pennant side={side} tall={21 - i * 2} />
      {tokens > PENNANTS && (
        <text x="16" y="-12" className={styles.many}>
          {tokens}
        </text>
      )}
    </g>
  ));
};

/** An army: one shield for each type of unit on one wooden foot, their figures, pennants and a drop of damage. */
export const ArmyToken = ({ army, glows = false }: { readonly army: Army; readonly glows?: boolean }) => {
  const { ranks, damage, isMarching } = army;
  const pitch = pitchOf(ranks.length);
  const half = ((ranks.length - 1) * pitch) / 2;
  const box = armyBox(army);
  return (
    <Picture box={box} scale={ARMY_SCALE} sinks={1.5}>
      <g data-marching={isMarching || undefined}>
        <Shade y={23.5} rx={half + 17} ry={4} />
        {glows && (
          <Glow
            d={`M${-half - 16} -18q0 -6 6 -6H${half + 10}q6 0 6 6V22q0 6 -6 6H${-half - 10}q-6 0 -6 -6Z`}
          />
        )}
        <Banners army={army} left={-half - 8} />
        <Foot half={half + 14} />
        {ranks.map(({ unit, count }, i) => (
          <g key={unit} transform={`translate(${i * pitch - half} 0)`}>
            <Shield unit={unit} />
            <Tag count={count} />
          </g>
        ))}
        {damage > 0 && (
          <g transform={`translate(${half + 16} 9)`}>
            <Drop count={damage} />
          </g>
        )}
      </g>
    </Picture>
  );
};
