import { useEffect, useState } from "react";
import type { Pack } from "../../pack/types.ts";
import styles from "./box.module.css";
import { Checks, useComplaints } from "./Checks.tsx";
import { fileName, written } from "./draft.ts";
import type { PlaceProps } from "./place.ts";
import { wholeProgress } from "./progress.ts";
import { unpacked } from "./sharing.ts";

/** A pack that came by a link: to be looked at, and kept as one's own. */
export function Sent({ page }: { readonly page: PlaceProps }) {
  const { say, kit, sent, addressOf } = page;
  const [pack, setPack] = useState<Pack | null | "reading">("reading");
  useEffect(() => {
    let wanted = true;
    void unpacked(sent).then((read) => {
      if (wanted) setPack(read);
    });
    return () => {
      wanted = false;
    };
  }, [sent]);
  if (pack === "reading") return null;
  if (!pack)
    return (
      <div className={styles.all}>
        <kit.Notice
          tone="danger"
          title={say("box.sent.broken")}
          actions={<kit.ButtonLink href={addressOf(null)}>{say("box.all")}</kit.ButtonLink>}
        >
          <p>{say("box.sent.broken.about")}</p>
        </kit.Notice>
      </div>
    );
  return <Readable page={page} pack={pack} />;
}

interface ReadableProps {
  readonly page: PlaceProps;
  readonly pack: Pack;
}

function Readable({ page, pack }: ReadableProps) {
  const { say, kit, shelf, go, freshId, saveAs } = page;
  const found = useComplaints(pack);
  const keep = (): string => {
    const id = freshId();
    shelf.keep(id, written(pack));
    return id;
  };
  return (
    <div className={styles.all}>
      <header className={styles.top}>
        <div className={styles.name}>
          <p>{say("box.sent")}</p>
          <h1>{pack.title || say("box.unnamed")}</h1>
          <p>{say("box.own.known", { ...wholeProgress(pack) })}</p>
        </div>
        <div className={styles.doing}>
          <kit.Button variant="gold" onClick={() => go(keep(), true)}>
            {say("box.sent.keep")}
          </kit.Button>
          <kit.Button onClick={() => saveAs(fileName(pack), pack)}>{say("box.save")}</kit.Button>
        </div>
      </header>
      <p className={styles.aside}>{pack.licence}</p>
      <Checks page={page} pack={pack} found={found} onSpot={() => go(keep(), true)} />
    </div>
  );
}
