import type { SeatInfo } from "@westmarch/protocol";
import styles from "./Chairs.module.css";

/** How a chair stands: whose it is, and whether somebody sits there. */
export interface Chair {
  readonly seat: number;
  /** Who sits there, or who is awaited. */
  readonly name: string;
  /** What the game calls the seat. */
  readonly role: string;
  readonly player: SeatInfo["player"];
}

/** The first side's shield is a heater, the others' are horned: told apart by shape and not by colour alone. */
const HEATER = "M-13-17H13V-2C13 8 6 13 0 17C-6 13-13 8-13-2Z";
const HORNED = "M-14-15L-9-19.500L-5-16L0-21L5-16L9-19.500L14-15V3L0 17L-14 3Z";

/** The middles of the chairs that stand behind the table, where there are more than two. */
function behind(count: number): readonly number[] {
  const [from, to] = count > 2 ? [132, 288] : [160, 262];
  return Array.from({ length: count }, (_, at) =>
    count === 1 ? 265 : from + ((to - from) * at) / (count - 1),
  );
}

interface OneChairProps {
  readonly at: Chair;
  /** Where its feet stand, and how large it is. */
  readonly x: number;
  readonly y?: number;
  readonly scale?: number;
}

/** One chair with its shield: dashed while it is free, without a rim while its player is away. */
function OneChair({ at: { seat, player }, x, y = 250, scale = 1 }: OneChairProps) {
  const state = !player ? "free" : player.kind === "person" && !player.online ? "away" : "here";
  const shield = seat === 0 ? HEATER : HORNED;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={styles.chair} data-state={state}>
      <path d="M-32 0L-24-60H24L32 0M-20-28H22" className={styles.legs} />
      <path d="M-38-74Q0-84 38-74L36-54Q0-62-36-54Z" className={styles.seatWood} />
      <path d="M-30-74V-154Q-24-166-16-154V-78M18-78V-154Q24-166 32-154V-74" className={styles.post} />
      <path d="M-18-152Q0-164 20-152V-102Q0-112-18-102Z" className={styles.seatWood} />
      <g transform="translate(1 -133) scale(1.25)" data-side={seat === 0 ? "one" : "other"}>
        <path d={shield} className={styles.rim} />
        <path d={shield} transform="scale(.8)" className={styles.field} />
      </g>
    </g>
  );
}

/** A table with a candle and a map, and a chair for every seat. The words below say who sits where. */
export function Chairs({ chairs, label }: { readonly chairs: readonly Chair[]; readonly label: string }) {
  const [first, second, ...others] = chairs;
  const places = behind(others.length);
  return (
    <figure className={styles.chairs} data-many={others.length > 0}>
      <svg viewBox="0 0 420 262" aria-hidden="true" className={styles.drawn}>
        <ellipse cx="210" cy="246" rx="200" ry="13" className={styles.shade} />
        {others.map((at, i) => (
          <OneChair
            key={at.seat}
            at={at}
            x={places[i] ?? 210}
            y={others.length > 2 ? 186 : 204}
            scale={others.length > 2 ? 0.6 : 0.84}
          />
        ))}
        {first && <OneChair at={first} x={60} />}
        {second && <OneChair at={second} x={360} />}
        <path d="M196 158L188 248H232L224 158Z" className={styles.foot} />
        <path d="M160 252Q210 232 260 252L250 258H170Z" className={styles.foot} />
        <ellipse cx="210" cy="156" rx="128" ry="30" className={styles.edge} />
        <ellipse cx="210" cy="148" rx="128" ry="30" className={styles.top} />
        <ellipse cx="210" cy="148" rx="114" ry="25" className={styles.ring} />
        <path d="M142 152L166 133H262L282 152L250 165H176Z" className={styles.map} />
        <path
          d="M166 150q16-10 34-4t34-4t26 6M176 158q20-6 36-2t40-2M188 138l4 16M232 138l6 18"
          className={styles.ring}
        />
        <path d="M202 124H222L219 130H205Z" className={styles.post} />
        <path d="M206 124V96q2-5 6-3t6 2V124Z" className={styles.wax} />
        <path d="M212 94c-7-5-5-12 0-19c5 7 7 14 0 19Z" className={styles.flame} />
      </svg>
      <figcaption>
        <ul aria-label={label}>
          {chairs.map(({ seat, name, role, player }) => (
            <li key={seat} data-free={player === null}>
              <b>{name}</b>
              <span>{role}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
