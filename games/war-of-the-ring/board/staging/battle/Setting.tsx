import { Host, Night } from "@westmarch/campaign/staging";
import { memo } from "react";
import { FREE, SHADOW, type Side } from "../../../data/ids.ts";
import { type RegionId, region } from "../../../data/regionnames.ts";
import { HOME } from "../../../data/regions.ts";
import { type Building, crag, siegeTower, tiers, town } from "./drawing.ts";
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

const WHITE_CITY = region("minas-tirith");

const Towers = () => <path d={siegeTower(84, 1) + siegeTower(386, 1.05)} className={css.beams} />;

/** Night over the place where it is fought. It is the same night in both themes. */
export const Setting = memo(({ kind, within, place, nazgul }: SettingProps) => {
  const engines = kind === "siege" ? <Towers /> : undefined;
  return (
    <Night wings={nazgul}>
      {within !== FREE && <Host side="free" engines={engines} />}
      {(within === null || within === FREE) && <Host side="shadow" engines={engines} />}
      {within === FREE && <Stone of={kind === "siege" && place === WHITE_CITY ? tiers(236) : town(256)} />}
      {within === SHADOW && <Stone of={HOME[place] === SHADOW ? crag(1190) : town(1184)} />}
    </Night>
  );
});
