import { useEffect, useState } from "react";
import { Picks } from "../ui/index.ts";
import { Copy, type MadeLink } from "./Copy.tsx";
import styles from "./lab.module.css";
import { addressOfSent, LONGEST, lettersFor } from "./link.ts";
import type { PanelProps } from "./panelProps.ts";
import { branchWins, GOALS, type Goal, puzzleOf } from "./puzzle.ts";
import { branchOf } from "./study.ts";
import { settingsOf } from "./useNames.ts";

/** The branch on which one stands as a puzzle: its choices are what is to be found. */
export function AsPuzzle({ course, studying, labSay }: PanelProps) {
  const { study } = studying;
  const { line, moment } = course;
  const branch = branchOf(study, moment.course);
  const [wanted, want] = useState<Goal>("line");
  const [about, write] = useState("");
  const [made, make] = useState<MadeLink | "long" | null>(null);
  const mayWin = branch !== null && branchWins(line, branch);
  const goal = mayWin ? wanted : "line";
  const { root, game } = study;
  useEffect(() => {
    const puzzle = branch && puzzleOf(line, branch, { game, settings: settingsOf({ root }), goal, about });
    if (!puzzle) return make(null);
    let current = true;
    void lettersFor({ puzzle }).then((letters) => {
      if (!current) return;
      make(letters.length > LONGEST ? "long" : { address: addressOfSent(letters), shortened: false });
    });
    return () => {
      current = false;
    };
  }, [line, branch, game, root, goal, about]);
  return (
    <>
      <h3>{labSay("puzzle.as")}</h3>
      {branch ? (
        <>
          <p>{labSay("puzzle.as.about")}</p>
          <label className={styles.notation}>
            <span>{labSay("puzzle.question")}</span>
            <textarea
              rows={2}
              maxLength={500}
              value={about}
              onChange={(event) => write(event.target.value)}
            />
          </label>
          {mayWin && (
            <Picks
              legend={labSay("puzzle.goal")}
              picks={GOALS.map((id) => ({ id, text: labSay(`puzzle.goal.pick.${id}`) }))}
              picked={goal}
              onPick={want}
            />
          )}
          {made === "long" ? (
            <p role="alert">{labSay("link.long")}</p>
          ) : (
            <Copy made={made} label={labSay("puzzle.link")} labSay={labSay} />
          )}
        </>
      ) : (
        <p>{labSay("puzzle.none")}</p>
      )}
    </>
  );
}
