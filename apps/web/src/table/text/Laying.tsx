import { useEffect, useState } from "react";
import { failureText } from "../../device/unreached.ts";
import { Busy, Button, Notice } from "../../ui/index.ts";
import { useSay } from "./words.tsx";

/** Milliseconds after which it is offered to load the page again: what failed is tried again meanwhile. */
const LONG = 6000;

/** The table is being laid; where that takes long, it is said, and the page can be loaded again. */
export function Laying() {
  const say = useSay();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Busy label={say(isLong ? "table.laying.long" : "table.laying")} />
      {isLong && <Notice actions={<Reload />} />}
    </>
  );
}

/** What kept a game from being loaded: the connection, or a fault of its own, which it names. */
export function Unloaded({ error }: { readonly error: Error }) {
  const say = useSay();
  const why = failureText(error);
  return (
    <>
      <p>{say(why)}</p>
      {why !== "error.offline" && <p lang="en">{error.message}</p>}
    </>
  );
}

/** Loads the page again. */
export const Reload = () => {
  const say = useSay();
  return (
    <Button variant="gold" onClick={() => location.reload()}>
      {say("table.reload")}
    </Button>
  );
};
