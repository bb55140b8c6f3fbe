import { memo } from "react";
import { FREE, SHADOW, type Side } from "../../../data/ids.ts";
import { type RegionId, region } from "../../../data/regionnames.ts";
import { HOME } from "../../../data/regions.ts";
import {
  type Building,
  banner,
  bat,
  crag,
  fire,
  ground,
  HEIGHT,
  ranges,
  siegeTower,
  spears,
  tiers,
  town,
  WIDTH,
} from "./drawing.ts";
import css from "./setting.module.css";

export interface SettingProps {
  readonly kind: "siege" | "walls" | "field";
  /** Whose walls they are, and which: none is like the White City. */
  readonly place: RegionId;
  /** The side within walls, or null. */
  readonly within: Side | null;
  /** Wings in the sky. */
  readonly nazgul: boolean;
}

const Stone = ({ of }: { readonly of: Building }) => (
  <>
    <path d={of.walls} className={css.stone} />
    <path d={of.shade} className={css.shade} />
    <path d={of.edge} className={css.edge} />
    <path d={of.dark} className={css.dark} />
    <path d={of.lit} className={css.lit} />
  </>
);

/** On the left stand the Free Peoples, on the right the Shadow; the other side is the same seen in a mirror. */
const mirrored = (side: Side): string | undefined =>
  side === FREE ? undefined : `matrix(-1 0 0 1 ${WIDTH} 0)`;

const WHITE_CITY = region("minas-tirith");

/** Where fires burn, from the edge inwards. */
const FIRES = [46, 214, 330, 498];

const Host = ({ side, besieging }: { readonly side: Side; readonly besieging: boolean }) => {
  const banners = [banner(96, 210, side === FREE), banner(226, 152, side === FREE)];
  return (
    <g transform={mirrored(side)} data-side={side === FREE ? "free" : "shadow"}>
      <path d={spears(10, 500, 17 + side, 150)} className={css.spears} />
      {besieging ? (
        <path d={siegeTower(84, 1) + siegeTower(386, 1.05)} className={css.beams} />
      ) : (
        banners.map(({ pole, cloth }) => (
          <g key={cloth}>
            <path d={pole} className={css.beams} />
            <path d={cloth} className={css.cloth} />
          </g>
        ))
      )}
      {FIRES.map((x, i) => {
        const flame = fire(x, 566 + (i % 2) * 8, 0.9 + (i % 3) * 0.2);
        return (
          <g key={x}>
            <ellipse cx={x} cy={570} rx="52" ry="13" className={css.glowing} />
            <path d={flame.out} className={css.flame} style={{ animationDelay: `${i * -370}ms` }} />
            <path d={flame.in} className={css.heart} />
          </g>
        );
      })}
    </g>
  );
};

/** Night over the place where it is fought. It is the same night in both themes. */
export const Setting = memo(({ kind, within, place, nazgul }: SettingProps) => {
  const [far, near] = ranges();
  const earth = ground();
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        className={css.night}
        aria-hidden="true"
        focusable="false"
      >
        <path d={far.body} className={css.far} />
        <path d={far.ridge} className={css.farRidge} />
        <path d={near.body} className={css.near} />
        <path d={near.ridge} className={css.nearRidge} />
        {nazgul && (
          <g className={css.wings}>
            <path d={bat(896, 164, 0.95)} />
            <path d={bat(1200, 158, 1)} />
            <path d={bat(1306, 250, 0.9)} />
            <path d={bat(1016, 146, 0.7)} />
          </g>
        )}
        {within !== FREE && <Host side={FREE} besieging={kind === "siege"} />}
        {(within === null || within === FREE) && <Host side={SHADOW} besieging={kind === "siege"} />}
        {within === FREE && <Stone of={kind === "siege" && place === WHITE_CITY ? tiers(236) : town(256)} />}
        {within === SHADOW && <Stone of={HOME[place] === SHADOW ? crag(1190) : town(1184)} />}
        <path d={earth.body} className={css.earth} />
        <path d={earth.ridge} className={css.nearRidge} />
      </svg>
      <div className={css.glow} />
    </>
  );
});
