import { Spoken } from "@westmarch/boardkit";
import { range, parts as styles } from "@westmarch/campaign/trays";
import type { Side } from "../../data/ids.ts";
import { pointsToWin } from "../../facts.ts";
import type { Props } from "../keys.ts";

/** A side's Victory Points, a diamond for each that it needs. */
export const Points = ({ props: { told, say }, side }: { readonly props: Props; readonly side: Side }) => {
  const goal = pointsToWin(told, side);
  const points = told.points[side];
  return (
    <p className={styles.points} data-side={side} data-explain="points">
      <Spoken as={say("tray.points.spoken", { points, goal })}>
        <span>{say("tray.points")}</span>
        <span className={styles.diamonds}>
          {range(goal).map((i) => (
            <i key={i} data-won={i < points || undefined} />
          ))}
        </span>
        {points > goal && <b>{points}</b>}
      </Spoken>
    </p>
  );
};
