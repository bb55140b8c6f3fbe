import { useEffect, useMemo, useState } from "react";
import { saveAs } from "../device/saveAs.ts";
import { Button, Switch } from "../ui/index.ts";
import { AsPuzzle } from "./AsPuzzle.tsx";
import { AsTable } from "./AsTable.tsx";
import { Copy, type MadeLink } from "./Copy.tsx";
import { fileOf } from "./file.ts";
import styles from "./lab.module.css";
import { addressOfSent, cut, LONGEST, lettersFor, sent } from "./link.ts";
import type { PanelProps } from "./panelProps.ts";
import { settingsOf } from "./useNames.ts";

/** The ways in which a study leaves this device. */
export function Share(props: PanelProps) {
  const { studying, labSay, onKeep } = props;
  const { study } = studying;
  return (
    <div className={styles.share}>
      {onKeep && (
        <>
          <p>{labSay("sent")}</p>
          <Button variant="gold" onClick={onKeep}>
            {labSay("keep")}
          </Button>
        </>
      )}
      <ByLink {...props} />
      {!onKeep && <AsPuzzle {...props} />}
      {!onKeep && (
        <>
          <h3>{labSay("as-table")}</h3>
          <AsTable {...props} />
        </>
      )}
      <h3>{labSay("file")}</h3>
      <p>{labSay("file.about")}</p>
      <Button onClick={() => saveAs(`${study.game}-study.json`, fileOf(study))}>{labSay("file.save")}</Button>
    </div>
  );
}

/** A link in which the branch itself stands. */
function ByLink({ loaded, course, studying, labSay }: PanelProps) {
  const { study } = studying;
  const { lines, moment } = course;
  const [whole, setWhole] = useState(false);
  const [notes, setNotes] = useState(true);
  const [made, make] = useState<MadeLink | "long" | null>(null);
  const sending = useMemo(() => sent(study, { moment, whole, notes }), [study, moment, whole, notes]);
  const { notation } = loaded.besides.all.game;
  useEffect(() => {
    let current = true;
    const write = async (): Promise<MadeLink | "long"> => {
      const all = await lettersFor({ study: sending });
      if (all.length <= LONGEST) return { address: addressOfSent(all), shortened: false };
      const some = await lettersFor({ study: cut(sending, lines, notation, settingsOf(sending)) });
      return some.length <= LONGEST ? { address: addressOfSent(some), shortened: true } : "long";
    };
    void write().then((done) => current && make(done));
    return () => {
      current = false;
    };
  }, [sending, lines, notation]);
  return (
    <>
      <h3>{labSay("link")}</h3>
      <p>{labSay("link.about")}</p>
      <Switch label={labSay("link.whole")} on={whole} onTurn={setWhole} />
      <Switch label={labSay("link.notes")} on={notes} onTurn={setNotes} />
      {made === "long" ? (
        <p role="alert">{labSay("link.long")}</p>
      ) : (
        <Copy made={made} label={labSay("link")} labSay={labSay} />
      )}
    </>
  );
}
