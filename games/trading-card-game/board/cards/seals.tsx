/** What depends on a card's frame: seals in its corners, badges on its lower edge, the pennant of an event. */
import type { BadgeKind } from "./figures.ts";
import { PAINTS, type People } from "./people.ts";
import { Sign } from "./Sign.tsx";
import css from "./seals.module.css";
import type { SignName } from "./signs.ts";

const INK = "#241a12";
const LIGHT = "#f5ecd8";
const CREAM = "#efe2c0";

type Change = "more" | "less" | undefined;

/** Over a figure that is not the printed one: up or down. */
const Changed = ({ to, x, y }: { readonly to: "more" | "less"; readonly x: number; readonly y: number }) => (
  <path
    d={to === "more" ? "M0-13L11 7H-11Z" : "M0 13L11-7H-11Z"}
    transform={`translate(${x} ${y})`}
    fill="#f1d27f"
    stroke={INK}
    strokeWidth="2.6"
    strokeLinejoin="round"
  />
);

interface At {
  readonly x: number;
  readonly y: number;
  /** What it is, for who hovers over it. */
  readonly words?: string;
}

/** A twilight token: a disc of dusk with a sliver of moon, and how many. */
export const Twilight = ({
  x,
  y,
  radius: r,
  number,
  changed,
  words,
  figures = 1.3,
}: At & {
  readonly radius: number;
  readonly number?: number | string;
  readonly changed?: Change;
  /** How large its number is set, of its radius. */
  readonly figures?: number;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={css.seal}>
      {words && <title>{words}</title>}
      <circle r={r * 1.1} fill={CREAM} />
      <circle r={r} fill="#1d1b2e" />
      <path
        d="M-.06-.84A.84.84 0 0 0-.06.84A.91.91 0 0 1-.06-.84Z"
        transform={`scale(${r})`}
        fill="#8e8cc4"
      />
      {number !== undefined && (
        <text className={css.number} x={r * 0.06} y={r * figures * 0.35} fontSize={r * figures} fill={LIGHT}>
          {number}
        </text>
      )}
      {changed && (
        <g transform={`scale(${r / 22})`}>
          <circle r="23" fill="none" stroke="#f1d27f" strokeWidth="4" />
          <Changed to={changed} x={19} y={-17} />
        </g>
      )}
    </g>
  </g>
);

/** A people's emblem: round for the Free Peoples, a lozenge for the Shadow. */
export const Emblem = ({
  people,
  shadow,
  x,
  y,
  radius: r,
  words,
}: At & { readonly people: People; readonly shadow: boolean; readonly radius: number }) => {
  const { ground, rim, sign } = PAINTS[people];
  const lozenge = `M0 ${-r * 1.22}L${r * 1.22} 0L0 ${r * 1.22}L${-r * 1.22} 0Z`;
  return (
    <g transform={`translate(${x} ${y})`} color={LIGHT}>
      {words && <title>{words}</title>}
      {shadow ? (
        <>
          <path d={lozenge} fill={ground} stroke={INK} strokeWidth={r * 0.3} />
          <path d={lozenge} fill={ground} stroke={rim} strokeWidth={r * 0.14} />
        </>
      ) : (
        <>
          <circle r={r * 1.14} fill={INK} />
          <circle r={r * 1.06} fill={rim} />
          <circle r={r * 0.94} fill={ground} />
        </>
      )}
      <Sign name={sign} size={r * (shadow ? 1.1 : 1.22)} />
    </g>
  );
};

const OUTLINES = {
  shield: "M-20-22C-8-20-4-24 0-26C4-24 8-20 20-22C22-2 16 16 0 26C-16 16-22-2-20-22Z",
  drop: "M0-27C8-14 19-5 19 7C19 19 10 25 0 25C-10 25-19 19-19 7C-19-5-8-14 0-27Z",
  stone: "M-15 24V-12C-15-22-8-26 0-26C8-26 15-22 15-12V24Z",
  octagon: "M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z",
} as const;

const PAINT = {
  "free-strength": { outline: "shield", fill: "#1f3f66", rim: "#cfd9e4", ink: LIGHT, size: 25 },
  "shadow-strength": { outline: "shield", fill: "#7c1d10", rim: "#e6a184", ink: LIGHT, size: 25 },
  vitality: { outline: "drop", fill: "#f7eedb", rim: "#b9492f", ink: "#7c1d10", size: 25 },
  milestone: { outline: "stone", fill: "#6f6450", rim: "#d8caa4", ink: "#fff9e8", size: 25 },
  resistance: { outline: "octagon", fill: "#5f430c", rim: "#f1d27f", ink: LIGHT, size: 25 },
} as const satisfies Readonly<Record<BadgeKind, unknown>>;

/** A figure on its outline. A figure that is not the printed one bears an arrow, and a rim of its own. */
export const Badge = ({
  kind,
  x,
  y,
  scale,
  figure,
  extra = false,
  corner = false,
  changed,
  words,
}: At & {
  readonly kind: BadgeKind;
  readonly scale: number;
  readonly figure: string;
  /** The first to go where there is no room. */
  readonly extra?: boolean;
  /** It stands in a corner, and not on the lower edge. */
  readonly corner?: boolean;
  readonly changed?: Change;
}) => {
  const { outline, fill, rim, ink, size } = PAINT[kind];
  const d = OUTLINES[outline];
  const line = { d, fill, strokeLinejoin: "round" } as const;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={corner ? css.seal : css.badge} data-extra={extra || undefined}>
        {words && <title>{words}</title>}
        <path {...line} stroke={INK} strokeWidth={changed ? 9 : 5.4} />
        <path {...line} stroke={changed ? "#f1d27f" : rim} strokeWidth={changed ? 5 : 2.4} />
        <text
          className={css.number}
          y={size * 0.36}
          fontSize={figure.length > 2 ? size * 0.8 : size}
          fill={ink}
        >
          {figure}
        </text>
        {changed && <Changed to={changed} x={16} y={-22} />}
      </g>
    </g>
  );
};

/** Who answers to this signet, as a coin under the price. */
export const SignetCoin = ({
  sign,
  x,
  y,
  radius: r,
  words,
}: At & { readonly sign: SignName; readonly radius: number }) => (
  <g transform={`translate(${x} ${y})`} color="#5b3f0c">
    {words && <title>{words}</title>}
    <circle r={r * 1.1} fill={INK} />
    <circle r={r} fill={CREAM} />
    <circle r={r * 0.84} fill="none" stroke="#7a5717" strokeWidth={r * 0.09} />
    <Sign name={sign} size={r * 1.15} />
  </g>
);

/** On which side the next site is laid (8.4). */
export const Arrow = ({
  to,
  x,
  y,
  radius: r,
  words,
}: At & { readonly to: "left" | "right"; readonly radius: number }) => (
  <g transform={`translate(${x} ${y}) scale(${((to === "left" ? -1 : 1) * r) / 20} ${r / 20})`}>
    {words && <title>{words}</title>}
    <path
      d="M-18-5H4V-13L20 0 4 13V5H-18Z"
      fill={LIGHT}
      stroke={INK}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </g>
);

/** When an event is played: signs of its phases, and their names where there is room. */
export const Pennant = ({
  signs,
  name,
  shadow,
  rim,
  right,
  y,
  height: h,
  only,
  words,
}: {
  /** It is drawn where its card is broad enough for its words, or where it is not. */
  readonly only?: "broad" | "narrow" | undefined;
  readonly signs: readonly SignName[];
  /** Its words, and how wide and how large they are set. */
  readonly name: { readonly text: string; readonly width: number; readonly size: number } | null;
  readonly shadow: boolean;
  readonly rim: string;
  /** Where it ends. */
  readonly right: number;
  readonly y: number;
  readonly height: number;
  readonly words: string;
}) => {
  const wide = h * 0.44 + signs.length * h * 0.78 + (name ? name.width + h * 0.3 : 0);
  const left = right - wide;
  return (
    <g color={LIGHT} className={only && css[only]}>
      <title>{words}</title>
      <path
        d={`M${right} ${y}H${left}L${left + h * 0.34} ${y + h / 2}L${left} ${y + h}H${right}Z`}
        fill={shadow ? "#7c1d10" : "#1f3f66"}
        stroke={INK}
        strokeWidth="1.6"
      />
      <path
        d={`M${right} ${y + h * 0.09}H${left + h * 0.2}M${right} ${y + h * 0.91}H${left + h * 0.2}`}
        stroke={rim}
        strokeWidth=".9"
        opacity=".8"
      />
      {signs.map((sign, i) => (
        <Sign key={sign} name={sign} x={left + h * (0.8 + i * 0.78)} y={y + h / 2} size={h * 0.62} />
      ))}
      {name && (
        <text
          className={css.phase}
          x={left + h * (0.44 + signs.length * 0.78)}
          y={y + h / 2 + name.size * 0.33}
          fontSize={name.size}
          fill={LIGHT}
        >
          {name.text}
        </text>
      )}
    </g>
  );
};
