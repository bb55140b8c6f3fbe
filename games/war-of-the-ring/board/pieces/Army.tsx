import { Glow, Picture, Shade } from "@westmarch/campaign/pieces";
import { SHADOW } from "../../data/ids.ts";
import { Shield, shieldOutline } from "../heraldry/Shield.tsx";
import { BAT } from "../heraldry/shapes.ts";
import styles from "./pieces.module.css";
import type { Army } from "./standing.ts";

/** The ribbon, as wide as what is written on it. */
const ribbon = (half: number): string =>
  `M${-half - 3} 9.5h3V8H${half}V9.5h3l-2 6 2 6H${half}V23H${-half}V21.5h-3l2 -6Z`;

/** How many stand there: regulars, and behind a diamond the elites. */
export const Ribbon = ({ regulars, elites }: { readonly regulars: number; readonly elites: number }) => {
  if (elites === 0)
    return (
      <>
        <path d={ribbon(regulars > 9 ? 11 : 9)} className={styles.ribbon} />
        <text x="0" y="20.6" className={styles.count}>
          {regulars}
        </text>
      </>
    );
  const [left, right] = [regulars > 9 ? -8 : -7.4, elites > 9 ? 8 : 7.4];
  return (
    <>
      <path d={ribbon(15.4)} className={styles.ribbon} />
      <text x={left} y="20.6" className={styles.count}>
        {regulars}
      </text>
      <path d="M0 11.8L2.8 15.5L0 19.2L-2.8 15.5Z" className={styles.diamond} />
      <text x={right} y="20.6" className={styles.count}>
        {elites}
      </text>
    </>
  );
};

/** So many stand side by side in `room`, no farther apart than `most`. */
const spots = (many: number, room: number, most: number): number[] => {
  const step = many > 1 ? Math.min(most, room / (many - 1)) : 0;
  return Array.from({ length: many }, (_, i) => (i - (many - 1) / 2) * step);
};

/** An Army: its strongest Nation's shield, one pennant for each Leader, one winged shape for each Nazgûl, and the count. */
export const ArmyToken = ({
  army,
  glows = false,
}: {
  readonly army: Army;
  /** It could act now. */
  readonly glows?: boolean;
}) => {
  const { contingents, leaders, nazgul, regulars, elites, side } = army;
  const [first, second, ...others] = contingents;
  if (!first) return null;
  return (
    <Picture box={[-20, -36, 40, 62]} scale={1.1} sinks={2.4}>
      <Shade y={23} rx={16} ry={3} />
      {spots(leaders, 21, 8).map((x) => (
        <g key={x} transform={`translate(${x - 3} 0)`}>
          <path d="M0 -15V-32" className={styles.pole} />
          <path d="M0 -32l9 3.2 -9 3.2Z" className={styles.pennant} />
        </g>
      ))}
      {spots(nazgul, 24, 11).map((x, i) => (
        <path
          key={x}
          d={BAT}
          transform={`translate(${x} ${i % 2 ? -27 : -24}) scale(1.25)`}
          className={styles.bat}
        />
      ))}
      {glows && <Glow d={shieldOutline(side)} />}
      <Shield nation={first.nation} second={second?.nation} />
      {others.map(({ nation }, i) => (
        <g key={nation} transform={`translate(${side === SHADOW ? 13 : 13 - i * 10} 4) scale(.42)`}>
          <Shield nation={nation} />
        </g>
      ))}
      <Ribbon regulars={regulars} elites={elites} />
    </Picture>
  );
};

/** The besieged: a ribbon with a small shield at the foot of their walls. */
export const BesiegedToken = ({ army: { contingents, regulars, elites } }: { readonly army: Army }) => (
  <Picture box={[-26, 6, 46, 18]} scale={1.1}>
    <Ribbon regulars={regulars} elites={elites} />
    {contingents.slice(0, 1).map(({ nation }) => (
      <g key={nation} transform="translate(-18 15) scale(.5)">
        <Shield nation={nation} />
      </g>
    ))}
  </Picture>
);
