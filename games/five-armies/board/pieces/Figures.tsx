/** Whatever stands on the map besides armies. */
import { Glow, Picture, Shade } from "@westmarch/campaign/pieces";
import { BEORN, BOLG, type CharacterId, LORD } from "../../ids.ts";
import { Silhouette } from "../heraldry/Emblem.tsx";
import { Standee } from "../heraldry/Standee.tsx";
import { Bat, Eagle, TokenBack } from "../heraldry/Tokens.tsx";
import styles from "./pieces.module.css";
import {
  ARMY_SCALE,
  companyBox,
  EAGLES,
  flightBox,
  pileBox,
  SHOWN,
  STANDEE_SCALE,
  SWARM_SCALE,
  swarmBox,
} from "./sizes.ts";
import type { Company, Flight, Pile, Swarm } from "./standing.ts";

/** A count in a round mark. */
const Mark = ({ count, kind }: { readonly count: number; readonly kind: "wrath" | "guard" }) => (
  <g className={styles.mark} data-mark={kind}>
    {kind === "wrath" ? (
      <circle r="7" />
    ) : (
      <path d="M-6.6 -6.6H6.6V1C6.6 5 3 7.4 0 8.6C-3 7.4 -6.6 5 -6.6 1Z" />
    )}
    <text y="4.4">{count}</text>
  </g>
);

/** The star of an activation token. */
const Called = () => (
  <g className={styles.called}>
    <circle r="6.4" />
    <path d="M0 -4.8L1.3 -1.3L4.8 0L1.3 1.3L0 4.8L-1.3 1.3L-4.8 0L-1.3 -1.3Z" />
  </g>
);

/** One character, or those who stand together: the first before the others, and how many they are. */
export const CompanyToken = ({
  company,
  glows = false,
}: {
  readonly company: Company;
  readonly glows?: boolean;
}) => {
  const { characters, activated, marks } = company;
  const shown = characters.slice(0, SHOWN);
  const step = 22;
  const half = ((shown.length - 1) * step) / 2;
  const hasMarks = (character: CharacterId): boolean =>
    marks > 0 && (character === BEORN || character === BOLG);
  return (
    <Picture box={companyBox(shown.length)} scale={STANDEE_SCALE}>
      <Shade y={19} rx={14 + half} ry={3.2} />
      {glows && (
        <Glow
          d={`M${-half - 11} 14V-8C${-half - 11} -15 ${-half - 6} -20 ${-half} -21H${half}C${half + 6} -20 ${half + 11} -15 ${half + 11} -8V14Z`}
        />
      )}
      {shown.map((character, i) => (
        <g key={character} transform={`translate(${i * step - half} 0)`}>
          <Standee character={character} />
          {hasMarks(character) && (
            <g transform="translate(11 8)">
              <Mark count={marks} kind={character === BEORN ? "wrath" : "guard"} />
            </g>
          )}
        </g>
      ))}
      {shown.map(
        (character, i) =>
          activated.includes(character) && (
            <g key={character} transform={`translate(${i * step - half + 9.5} -13)`}>
              <Called />
            </g>
          ),
      )}
      {characters.length > shown.length && (
        <text x={half + 8} y="-14" className={styles.many}>
          {`+${characters.length - shown.length}`}
        </text>
      )}
    </Picture>
  );
};

/** Recruitment tokens face down: discs on each other, and how many. */
export const PileToken = ({
  pile: { group, count },
  glows = false,
}: {
  readonly pile: Pile;
  readonly glows?: boolean;
}) => {
  const under = Math.min(count, 3) - 1;
  return (
    <Picture box={pileBox(count)} scale={ARMY_SCALE}>
      {glows && <Glow d="M-10 0A10 10 0 0 1 10 0A10 10 0 0 1 -10 0Z" />}
      {Array.from({ length: under }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
        <g key={i} transform={`translate(${(under - i) * 3} ${(i - under) * 3})`}>
          <TokenBack group={group} plain />
        </g>
      ))}
      <TokenBack group={group} />
      {count > 1 && (
        <g transform="translate(11 -8.5)">
          <path d="M-7 8.5H7V21H-7Z" className={styles.tag} />
          <text y="19.2" className={styles.count}>
            {count}
          </text>
        </g>
      )}
    </Picture>
  );
};

const ALONE = [0, 0, 1.15] as const;
/** Where so many bats fly, and how large. */
const FLOCK: readonly (readonly [x: number, y: number, size: number])[] = [
  [-8, 6, 1.1],
  [17, -4, 0.9],
  [-24, -7, 0.85],
  [20, 13, 0.8],
  [-4, -15, 0.75],
  [-29, 15, 0.75],
];

/** Great Bats, each of them. */
export const SwarmToken = ({
  swarm: { count },
  glows = false,
}: {
  readonly swarm: Swarm;
  readonly glows?: boolean;
}) => (
  <Picture box={swarmBox(count)} scale={SWARM_SCALE}>
    {glows && <Glow d="M-36 0A36 22 0 0 1 36 0A36 22 0 0 1 -36 0Z" />}
    {(count === 1 ? [ALONE] : FLOCK.slice(0, count)).map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <Bat />
      </g>
    ))}
  </Picture>
);

/** Eagles, and their Lord before them. */
export const FlightToken = ({
  flight,
  glows = false,
}: {
  readonly flight: Flight;
  readonly glows?: boolean;
}) => {
  const { eagles, isLordHere, isCalled } = flight;
  const discs = eagles > EAGLES ? 1 : eagles;
  const [, , width] = flightBox(flight);
  const left = -width / 2 + 13;
  const first = left + (isLordHere ? 24 : 0);
  return (
    <Picture box={flightBox(flight)} scale={STANDEE_SCALE}>
      {glows && <Glow d={`M${-width / 2 + 2} -18H${width / 2 - 2}V18H${-width / 2 + 2}Z`} />}
      {Array.from({ length: discs }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
        <g key={i} transform={`translate(${first + i * 18} 6)`}>
          <Eagle />
        </g>
      ))}
      {eagles > EAGLES && (
        <g transform={`translate(${first + 14} -8)`}>
          <path d="M-7 8.5H8V21H-7Z" className={styles.tag} />
          <text y="19.2" className={styles.count}>
            {eagles}
          </text>
        </g>
      )}
      {isLordHere && (
        <g transform={`translate(${left} 0)`}>
          <Standee character={LORD} />
          {isCalled && (
            <g transform="translate(10 -12)">
              <Called />
            </g>
          )}
        </g>
      )}
    </Picture>
  );
};

/** Hold the High Ground where it lies: a small card. */
export const GroundToken = () => (
  <Picture box={[-11, -14, 22, 28]} scale={ARMY_SCALE}>
    <g transform="rotate(-6)" className={styles.card}>
      <path d="M-8.5 -11.5h17v23h-17Z" />
      <path d="M-6.5 -9.5h13v19h-13Z" className={styles.inner} />
      <Silhouette name="mountaintop" size={12} />
    </g>
  </Picture>
);
