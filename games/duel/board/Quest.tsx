import { GOAL } from "../data/board.ts";
import { FELLOWSHIP, SAURON, type Side } from "../data/ids.ts";
import styles from "./Board.module.css";
import type { Props } from "./keys.ts";
import { QuestTrack } from "./track/index.ts";

/** The quest track, with what the voice says of it. */
export const Quest = ({
  props: { view, say, layout, calm, explain },
  near,
}: {
  readonly props: Props;
  readonly near: Side;
}) => {
  const [fellowship, sauron] = [view.quest[FELLOWSHIP], view.quest[SAURON]];
  return (
    <section className={styles.quest} aria-label={say("board.quest")} data-point="quest">
      <QuestTrack
        fellowship={fellowship}
        sauron={sauron}
        near={near}
        layout={layout === "wide" ? "wide" : "tall"}
        describe={{
          fellowship: say("board.quest.fellowship", { at: fellowship, left: GOAL - fellowship }),
          sauron: say("board.quest.sauron", { at: sauron, gap: GOAL - sauron }),
          bonus: (step) => say("board.quest.bonus", { step }),
        }}
        onExplain={explain}
        calm={calm}
      />
    </section>
  );
};
