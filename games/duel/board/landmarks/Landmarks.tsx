import { Spoken } from "@westmarch/boardkit";
import { LANDMARK_TILE, type LandmarkId, type Side } from "../../data/ids.ts";
import { offered, taken, takenUp } from "../choices.ts";
import { LandmarkFace } from "../faces/index.ts";
import type { Props } from "../keys.ts";
import { landmarkName } from "../names.ts";
import { openLandmarks } from "../piles/piles.ts";
import { landmarkSeal } from "../prices.ts";
import { CardTags } from "../tableau/CardTags.tsx";
import styles from "./landmarks.module.css";

interface LandmarksProps {
  readonly props: Props;
  readonly near: Side;
}

/** The tiles that lie open, with what each costs now, and how many are still face down. */
export const Landmarks = ({ props, near }: LandmarksProps) => {
  const { view, ask, selected, select, tried, explain, say, layout } = props;
  const { open, down } = openLandmarks(view);
  const choices = offered(ask, "landmark");
  const up = taken(LANDMARK_TILE, takenUp(ask, selected));
  const tap = (landmark: LandmarkId, box: DOMRect) => {
    if (ask?.prompt !== "turn") return explain(`landmark:${landmark}`);
    if (choices.has(landmark)) return select(up === landmark ? null : `landmark:${landmark}`);
    tried(["landmark", landmark], { x: box.right, y: box.top + box.height / 2 });
  };
  return (
    <section className={styles.row} aria-label={say("board.landmarks")}>
      {open.map((landmark) => {
        const seal = landmarkSeal(view, near, landmark);
        const theirs = landmarkSeal(view, near === 0 ? 1 : 0, landmark);
        const option = choices.get(landmark);
        return (
          <div key={landmark} className={styles.place}>
            <button
              type="button"
              className={styles.tile}
              data-explain={`landmark:${landmark}`}
              data-point={`landmark:${landmark}`}
              data-anchor={`landmark:${landmark}`}
              data-mine={option !== undefined || undefined}
              data-selected={up === landmark || undefined}
              aria-pressed={option ? up === landmark : undefined}
              onClick={(e) => tap(landmark, e.currentTarget.getBoundingClientRect())}
            >
              <Spoken as={say("board.landmark", { name: landmarkName(say, landmark), price: seal.coins })}>
                <LandmarkFace landmark={landmark} price={seal} theirs={theirs} />
                {layout === "wide" && <span className={styles.name}>{landmarkName(say, landmark)}</span>}
              </Spoken>
            </button>
            {layout === "wide" && option && up === landmark && (
              <CardTags props={props} tags={[{ option, offered: true }]} at={{ x: 0, y: 0 }} />
            )}
          </div>
        );
      })}
      {down > 0 && (
        <span className={styles.down} data-explain="fortress">
          <Spoken as={say("board.landmarks.down", { n: down })}>
            <b>{down}</b>
            <span>{say("board.landmarks.more")}</span>
          </Spoken>
        </span>
      )}
    </section>
  );
};
