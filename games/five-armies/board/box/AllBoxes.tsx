import { useState } from "react";
import type { Complaint } from "../../pack/complaint.ts";
import { readPack } from "../../pack/reading.ts";
import { WESTMARCH } from "../../pack/westmarch.ts";
import styles from "./box.module.css";
import { begun, draftIn, fileName, written } from "./draft.ts";
import type { PlaceProps } from "./place.ts";
import { wholeProgress } from "./progress.ts";

/** All packs: one's own, the built-in one, and the ways to a new one. */
export function AllBoxes({ page }: { readonly page: PlaceProps }) {
  const { say, kit, shelf, go, freshId, saveAs } = page;
  const begin = () => {
    const id = freshId();
    shelf.keep(id, written(begun(id, say("box.new.title"))));
    go(id);
  };
  const { known, all } = wholeProgress(WESTMARCH);
  return (
    <div className={styles.all}>
      <header className={styles.top}>
        <div className={styles.name}>
          <h1>{say("box.title")}</h1>
          <p>{say("box.about")}</p>
        </div>
        <div className={styles.doing}>
          <kit.Button variant="gold" onClick={begin}>
            {say("box.new")}
          </kit.Button>
        </div>
      </header>
      <OpenFile page={page} />
      <kit.Slip aria-labelledby="box-own">
        <h2 id="box-own">{say("box.own")}</h2>
        {shelf.kept.length === 0 ? (
          <p className={styles.aside}>{say("box.own.none")}</p>
        ) : (
          <ul className={styles.boxes}>
            {shelf.kept.map(({ id, text }) => (
              <Own key={id} page={page} id={id} text={text} />
            ))}
          </ul>
        )}
      </kit.Slip>
      <kit.Slip aria-labelledby="box-built">
        <h2 id="box-built">{WESTMARCH.title}</h2>
        <p>{say("box.built", { known, all })}</p>
        <p className={styles.doing}>
          <kit.Button onClick={() => saveAs(fileName(WESTMARCH), WESTMARCH)}>{say("box.save")}</kit.Button>
        </p>
      </kit.Slip>
    </div>
  );
}

interface OwnProps {
  readonly page: PlaceProps;
  readonly id: string;
  readonly text: string;
}

function Own({ page, id, text }: OwnProps) {
  const { say, kit, shelf, addressOf, tableWith, saveAs } = page;
  const [asking, ask] = useState(false);
  const pack = draftIn(text);
  const name = pack ? pack.title || say("box.unnamed") : say("box.spoilt");
  const isGood = readPack(text).pack !== null;
  const progress = pack && wholeProgress(pack);
  return (
    <li>
      <h3>
        <kit.TextLink href={addressOf(id)}>{name}</kit.TextLink>
      </h3>
      <p>{progress ? say("box.own.known", { ...progress }) : say("box.spoilt.about")}</p>
      <p className={styles.doing}>
        {isGood && (
          <kit.ButtonLink variant="quiet" href={tableWith(id)}>
            {say("box.play")}
          </kit.ButtonLink>
        )}
        {pack && (
          <kit.Button variant="quiet" onClick={() => saveAs(fileName(pack), pack)}>
            {say("box.save")}
          </kit.Button>
        )}
        <kit.Button variant="quiet" aria-label={say("box.remove.name", { name })} onClick={() => ask(true)}>
          {say("box.remove")}
        </kit.Button>
      </p>
      <kit.Dialog
        open={asking}
        onClose={() => ask(false)}
        title={say("box.remove.name", { name })}
        actions={
          <>
            <kit.Button variant="danger" onClick={() => shelf.remove(id)}>
              {say("box.remove")}
            </kit.Button>
            <kit.Button variant="quiet" onClick={() => ask(false)}>
              {say("box.cancel")}
            </kit.Button>
          </>
        }
      >
        <p>{say("box.remove.about")}</p>
      </kit.Dialog>
    </li>
  );
}

/** Takes a pack that was kept as a file: finished or not, as long as it is one. */
function OpenFile({ page }: { readonly page: PlaceProps }) {
  const { say, kit, shelf, go, freshId } = page;
  const [refused, refuse] = useState<readonly Complaint[] | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    const pack = draftIn(text);
    if (!pack) {
      refuse(readPack(text).complaints);
      return;
    }
    const id = freshId();
    shelf.keep(id, written(pack));
    go(id);
  };
  return (
    <kit.Slip aria-labelledby="box-open">
      <h2 id="box-open">{say("box.open")}</h2>
      <label className={styles.file}>
        <span>{say("box.open.file")}</span>
        <input
          className={styles.unseen}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {refused && (
        <div role="alert">
          <p>{say("box.open.refused")}</p>
          <ul>
            {refused.map(({ place, reason, facts }) => (
              <li key={`${place} ${reason}`}>
                <b>{place}</b> {say(`pack.${reason}`, facts)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </kit.Slip>
  );
}
