import { useState } from "react";
import { failureKey, renewLink } from "../net/api.ts";
import { useSay } from "../table/text/words.tsx";
import { announce, Button, Slip } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { LinkLeaf } from "./LinkLeaf.tsx";
import type { LeafProps } from "./leaf.ts";
import styles from "./waiting.module.css";

interface CalledLeafProps extends LeafProps {
  /** Who was challenged, and has been told. */
  readonly name: string;
  /** The seat that is kept. */
  readonly seat: number;
}

/** A seat that is kept for somebody who has been told: where the challenge is found, and second the link and the way back. */
export function CalledLeaf({ name, seat, ...leaf }: CalledLeafProps) {
  const { token, words } = leaf;
  const say = useSay();
  const [isLinked, link] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ReturnType<typeof failureKey> | null>(null);
  const withdraw = async () => {
    setBusy(true);
    // The old link opens nothing any more, and what was told of it goes with it.
    const answer = await renewLink({ token, kind: "invitation", seat });
    setBusy(false);
    if (answer.ok) announce(words("called.withdrawn"));
    else setFailed(failureKey(answer));
  };
  return (
    <>
      <Slip className={styles.called} aria-label={words("called.title", { name })}>
        <p>{words("called.bell", { name })}</p>
        <div className={styles.calledWays}>
          <Button aria-expanded={isLinked} onClick={() => link(!isLinked)}>
            {words(isLinked ? "called.link.fold" : "called.link")}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => void withdraw()}>
            {words("called.withdraw")}
          </Button>
        </div>
        <Trouble told={failed && say(failed)} />
      </Slip>
      {isLinked && <LinkLeaf {...leaf} />}
    </>
  );
}
