import { copyText } from "@westmarch/boardkit/copy";
import { useState } from "react";
import { announce, Button } from "../ui/index.ts";
import styles from "./lab.module.css";
import type { AnalysisSay } from "./words.ts";

/** What a link came to. */
export interface MadeLink {
  readonly address: string;
  /** What lies before the branch did not fit into it. */
  readonly shortened: boolean;
}

interface CopyProps {
  readonly made: MadeLink | null;
  readonly label: string;
  readonly labSay: AnalysisSay;
}

/** A link that was made, to be copied by a press or by hand. */
export function Copy({ made, label, labSay }: CopyProps) {
  const [copied, note] = useState<string | null>(null);
  if (!made) return null;
  const copy = async () => {
    const done = await copyText(made.address);
    // Where the browser says no, the link stands there to be copied by hand.
    note(done ? made.address : null);
    if (done) announce(labSay("link.copied"));
  };
  return (
    <>
      <input
        className={styles.line}
        readOnly
        value={made.address}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>
        {labSay(copied === made.address ? "link.copied" : "link.copy")}
      </Button>
      {made.shortened && <p>{labSay("link.shortened")}</p>}
    </>
  );
}
