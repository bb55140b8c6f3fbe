import { useState } from "react";
import { useLocation } from "wouter";
import { useDevice } from "../device/index.ts";
import { saveAs } from "../device/saveAs.ts";
import { type Answer, deleteTable, failureKey, forgetMe, keptAbout, revokeLink } from "../net/api.ts";
import type { TableModel } from "../table/connection/model.ts";
import styles from "../table/drawers/Drawer.module.css";
import { useSay } from "../table/text/words.tsx";
import { Button, Dialog } from "../ui/index.ts";
import { useKeptWords } from "./keptWords.ts";

/** What is asked about first, since it cannot be brought back. */
type Wish = "forget" | "leave" | "delete";

/** What is kept about the player at this table: to take along, or to have taken away. */
export function StoredData({ model, token }: { model: Pick<TableModel, "table" | "opener">; token: string }) {
  const say = useSay();
  const words = useKeptWords();
  const [, navigate] = useLocation();
  const [asked, ask] = useState<Wish | null>(null);
  const [told, setTold] = useState("");
  const wish = asked ?? "forget";
  if (!words) return null;
  const done = (answer: Answer<unknown>, key: "forgotten" | "saved") =>
    setTold(answer.ok ? words(key) : say(failureKey(answer)));
  const take = async () => {
    const answer = await keptAbout(token);
    if (answer.ok) saveAs(`${model.table}.json`, answer.value);
    done(answer, "saved");
  };
  const carryOut = async () => {
    ask(null);
    if (asked === "forget") return done(await forgetMe(token), "forgotten");
    const answer = await (asked === "delete" ? deleteTable(token) : revokeLink({ token, kind: "seat" }));
    if (!answer.ok) return setTold(say(failureKey(answer)));
    useDevice.getState().forget(token);
    navigate("/tables");
  };
  return (
    <>
      <p>{words("about")}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void take()}>{words("save")}</Button>
        <Button onClick={() => ask("forget")}>{words("forget")}</Button>
        <Button variant="danger" onClick={() => ask("leave")}>
          {words("leave")}
        </Button>
        {model.opener && (
          <Button variant="danger" onClick={() => ask("delete")}>
            {words("delete")}
          </Button>
        )}
      </div>
      <p role="status">{told}</p>
      <Dialog
        open={asked !== null}
        onClose={() => ask(null)}
        title={words(`${wish}.title`)}
        mustAnswer
        actions={
          <>
            <Button variant="danger" onClick={() => void carryOut()}>
              {words(wish)}
            </Button>
            <Button onClick={() => ask(null)}>{say("table.never-mind")}</Button>
          </>
        }
      >
        <p>{words(`${wish}.about`)}</p>
      </Dialog>
    </>
  );
}
