import { paragraph } from "@westmarch/boardkit/writing";
import { type AnySave, Engine } from "@westmarch/kernel";
import { useState } from "react";
import { ToStudy } from "../analysis/ToStudy.tsx";
import { saveAs } from "../device/saveAs.ts";
import { problemsInWords } from "../i18n/index.ts";
import { useToken } from "../net/links.ts";
import { SharePart } from "../sharing/SharePart.tsx";
import { notedOf } from "../table/connection/memory.ts";
import { Drawer } from "../table/drawers/Drawer.tsx";
import { whoPutIn } from "../table/drawers/Fairness.tsx";
import type { Reading } from "../table/history/reading.ts";
import type { Whole } from "../table/text/words.tsx";
import { useSay } from "../table/text/words.tsx";
import { Button } from "../ui/index.ts";
import { type CheckSay, useCheckWords } from "./checkWords.ts";
import styles from "./Replay.module.css";
import type { Told } from "./saveStory.ts";

/** Saves the game told in words, with nothing hidden. What tells it comes when it is wanted. */
const storeStory = async (told: Told, as: "txt" | "json"): Promise<void> =>
  (await import("./saveStory.ts")).saveStory(told, as);

export interface AboutReplayProps {
  readonly loaded: Whole;
  /** Null: not known. */
  readonly table: string | null;
  readonly save: AnySave;
  readonly reading: Reading;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Whether the chance of a game was fair, in words. */
async function verdictOf(
  { loaded, table, save, names }: Omit<AboutReplayProps, "onClose" | "reading">,
  say: ReturnType<typeof useSay>,
  words: CheckSay,
): Promise<string> {
  if (!save.fairness?.key) return words("check.none");
  const { verify } = await import("@westmarch/fairness");
  const { commitment, contributions = [] } = save.fairness;
  const noted = notedOf(table, commitment);
  if (noted && noted.commitment !== commitment) return words("check.swapped");
  const { ok, draws, problems } = verify(save, new Engine(loaded.besides.all.game), {
    heads: noted?.head ? [noted.head] : [],
    ...(noted?.put && { seals: noted.put.seals }),
  });
  if (!ok) return paragraph(say, words("check.bad"), ...(await problemsInWords(problems, say.language)));
  // What came too late stands in the file as not shown: that is no lie, and is said.
  const lost = noted?.put && !contributions.some(({ value }) => value === noted.put?.value);
  return paragraph(
    say,
    words("check.good", { draws }),
    ...whoPutIn(contributions, names, say, "table.fair.withheld"),
    words(noted ? "check.noted" : "check.unnoted"),
    ...(lost ? [words("check.lost")] : []),
  );
}

/** A drawer with the file of the game, and whether its chance was fair. */
export function AboutReplay(props: AboutReplayProps) {
  const { save, loaded } = props;
  const say = useSay();
  const words = useCheckWords();
  const token = useToken();
  const [verdict, setVerdict] = useState<string | null>(null);
  const store = () => saveAs(`${save.game}.json`, save);
  const check = async (said: CheckSay) => setVerdict(await verdictOf(props, say, said));
  return (
    <Drawer title={say("replay.about")} onClose={props.onClose}>
      <div className={styles.about}>
        {token && <SharePart path={`replay/${save.game}#${token}`} title={loaded.say("game.title")} />}
        {save.fairness && (
          <dl>
            <dt>{say("table.fair.commitment")}</dt>
            <dd>
              <code>{save.fairness.commitment}</code>
            </dd>
            {save.fairness.key && (
              <>
                <dt>{say("table.fair.key")}</dt>
                <dd>
                  <code>{save.fairness.key}</code>
                </dd>
              </>
            )}
          </dl>
        )}
        <div className={styles.buttons}>
          {words && <Button onClick={() => void check(words)}>{words("check")}</Button>}
          <Button onClick={store}>{say("replay.save")}</Button>
          {token && <ToStudy replay={token} of={null} />}
          {words && <Button onClick={() => void storeStory(props, "txt")}>{words("story.save")}</Button>}
          {words && (
            <Button onClick={() => void storeStory(props, "json")}>{words("story.save.json")}</Button>
          )}
        </div>
        <p role="status">{verdict}</p>
        <p>{say("table.fair.how")}</p>
        <p>{say("table.fair.limits")}</p>
        <p>{say("table.fair.limits.not")}</p>
      </div>
    </Drawer>
  );
}
