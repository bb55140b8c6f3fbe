import type { ReactNode } from "react";
import { banner, bat, fire, ground, HEIGHT, ranges, spears, WIDTH } from "./drawing.ts";
import css from "./night.module.css";

/** Wings in the sky: where each beats, and how large it is. */
const WINGS = [
  [896, 164, 0.95],
  [1200, 158, 1],
  [1306, 250, 0.9],
  [1016, 146, 0.7],
] as const;

export interface NightProps {
  readonly wings: boolean;
  /** Instead of far peaks: what closes the view. */
  readonly far?: ReactNode;
  /** What stands on the earth. */
  readonly children: ReactNode;
  /** What lies on the earth, before everything. */
  readonly front?: ReactNode;
}

/** Night over the place where it is fought. It is the same night in both themes. */
export const Night = ({ wings, far: closes, children, front }: NightProps) => {
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
        {closes ?? (
          <>
            <path d={far.body} className={css.far} />
            <path d={far.ridge} className={css.farRidge} />
            <path d={near.body} className={css.near} />
            <path d={near.ridge} className={css.nearRidge} />
          </>
        )}
        {wings && (
          <g className={css.wings}>
            {WINGS.map(([x, y, size]) => (
              <path key={x} d={bat(x, y, size)} />
            ))}
          </g>
        )}
        {children}
        <path d={earth.body} className={css.earth} />
        <path d={earth.ridge} className={css.nearRidge} />
        {front}
      </svg>
      <div className={css.glow} />
    </>
  );
};

/** On the left stand the Free Peoples, on the right the Shadow; the other side is the same seen in a mirror. */
const mirrored = (side: "free" | "shadow"): string | undefined =>
  side === "free" ? undefined : `matrix(-1 0 0 1 ${WIDTH} 0)`;

/** Where fires burn, from the edge inwards. */
const FIRES = [46, 214, 330, 498];

export interface HostProps {
  readonly side: "free" | "shadow";
  /** What it has brought along; banners where it has brought nothing. Seen in a mirror on the right. */
  readonly engines?: ReactNode;
}

/** A host by night: spears, fires, and banners or engines. */
export const Host = ({ side, engines }: HostProps) => {
  const banners = [banner(96, 210, side === "free"), banner(226, 152, side === "free")];
  return (
    <g transform={mirrored(side)} data-side={side}>
      <path d={spears(10, 500, side === "free" ? 17 : 18, 150)} className={css.spears} />
      {engines ??
        banners.map(({ pole, cloth }) => (
          <g key={cloth}>
            <path d={pole} className={css.beams} />
            <path d={cloth} className={css.cloth} />
          </g>
        ))}
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
