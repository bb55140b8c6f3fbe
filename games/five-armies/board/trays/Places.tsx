import { Spoken } from "@westmarch/boardkit";
import { parts, range } from "@westmarch/campaign/trays";
import { shadowPoints } from "../../points.ts";
import { POINTS_TO_WIN } from "../../state.ts";
import type { Props } from "../keys.ts";
import { placeName } from "../names.ts";
import { placesOf } from "./counts.ts";
import styles from "./five.module.css";

/** The ten marks: so many the Shadow has. */
const Marks = ({ props: { told, say } }: { readonly props: Props }) => {
  const points = shadowPoints(told);
  return (
    <p className={styles.ten} data-explain="points">
      <Spoken as={say("tray.points.spoken", { points, goal: POINTS_TO_WIN })}>
        <b data-won>{points}</b>
        <span>
          {range(POINTS_TO_WIN).map((i) => (
            <i key={i} data-won={i < points || undefined} />
          ))}
        </span>
        <b>{POINTS_TO_WIN}</b>
      </Spoken>
    </p>
  );
};

/** The seven settlements with their points and who holds them, and how near the Shadow is to winning by them (14.1, 14.3). */
export const Places = ({ props }: { readonly props: Props }) => {
  const { told, say, explain } = props;
  return (
    <>
      <ul className={styles.places}>
        {placesOf(told).map(({ place, points, shadow }) => (
          <li key={place}>
            <button
              type="button"
              data-explain={`region:${place}`}
              data-point={`region:${place}`}
              data-shadow={shadow || undefined}
              onClick={() => explain(`region:${place}`)}
            >
              <Spoken
                as={say("tray.place.spoken", {
                  place: placeName(say, place),
                  points,
                  held: shadow ? "shadow" : "free",
                })}
              >
                <span>{placeName(say, place)}</span>
                <em>{points}</em>
              </Spoken>
            </button>
          </li>
        ))}
      </ul>
      <Marks props={props} />
      <p className={`${parts.caption} ${styles.rule}`}>{say("tray.points.rule")}</p>
    </>
  );
};
