import { latePart } from "@westmarch/boardkit/later";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { SMALL, SMALL_EMBER } from "../arrival/Scene.tsx";
import { useDevice } from "../device/index.ts";
import { keepSeat } from "../device/keptSeat.ts";
import { schoolOf } from "../games/doors.ts";
import { deleteTable, failureKey } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { useSay } from "../table/text/words.tsx";
import { Button, Dialog } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import type { LeafProps } from "./leaf.ts";

const Links = latePart(async () => (await import("../table-links/Links.tsx")).Links);
const Fairness = latePart(async () => (await import("../table/drawers/Fairness.tsx")).Fairness);
const StoredData = latePart(async () => (await import("../play/StoredData.tsx")).StoredData);

/** What is seldom wanted while one waits: rules, links of other kinds, how chance stays fair, what is kept, and the way out. */
export function SmallLinks({ model, loaded, token, words }: LeafProps) {
  const say = useSay();
  const [asked, ask] = useState<"links" | "fair" | "kept" | null>(null);
  const close = () => ask(null);
  const school = schoolOf(model.game);
  return (
    <>
      {school?.rules && (
        <Link
          href={`/rules/${school.id}`}
          className={SMALL}
          onClick={() =>
            keepSeat({ address: tableAddress(model.table, token), game: model.game, awaited: token })
          }
        >
          {say("table.rules")}
        </Link>
      )}
      {model.links && (
        <button type="button" className={SMALL} onClick={() => ask("links")}>
          {words("small.links")}
        </button>
      )}
      <button type="button" className={SMALL} onClick={() => ask("fair")}>
        {words("small.fair")}
      </button>
      {model.mine.length > 0 && (
        <button type="button" className={SMALL} onClick={() => ask("kept")}>
          {say("table.kept")}
        </button>
      )}
      {model.opener && model.mine.length > 0 && <Close {...{ model, loaded, token, words }} />}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={asked === "fair" ? words("small.fair") : say(asked === "kept" ? "table.kept" : "table.links")}
        actions={<Button onClick={close}>{words("close")}</Button>}
      >
        {asked === "links" && <Links model={model} gameSay={loaded.say} token={token} shown />}
        {asked === "fair" && (
          <>
            <p>{words("fair.begins")}</p>
            <Fairness model={model} />
          </>
        )}
        {asked === "kept" && <StoredData model={model} token={token} />}
      </Dialog>
    </>
  );
}

/** Ends the table before its game has begun, once its opener has said so twice. */
function Close({ token, words }: LeafProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [isAsked, ask] = useState(false);
  const [failed, setFailed] = useState<ReturnType<typeof failureKey> | null>(null);
  const carryOut = async () => {
    const answer = await deleteTable(token);
    if (!answer.ok) return setFailed(failureKey(answer));
    useDevice.getState().forget(token);
    navigate("/tables");
  };
  return (
    <>
      <button type="button" className={SMALL_EMBER} onClick={() => ask(true)}>
        {words("small.close")}
      </button>
      <Dialog
        open={isAsked}
        onClose={() => ask(false)}
        title={words("small.close.title")}
        mustAnswer
        actions={
          <>
            <Button variant="danger" onClick={() => void carryOut()}>
              {words("small.close")}
            </Button>
            <Button onClick={() => ask(false)}>{say("table.never-mind")}</Button>
          </>
        }
      >
        <p>{words("small.close.about")}</p>
        <Trouble told={failed && say(failed)} />
      </Dialog>
    </>
  );
}
