import { useKept } from "@westmarch/boardkit/kept";
import { useLater } from "@westmarch/boardkit/later";
import { useState } from "react";
import type { Pack } from "../../pack/types.ts";
import { READINGS } from "../readings.ts";
import styles from "./box.module.css";
import { Checks, useComplaints } from "./Checks.tsx";
import { entryAt } from "./called.ts";
import { draftIn, fileName, written } from "./draft.ts";
import { EntryForm } from "./EntryForm.tsx";
import { EntryList } from "./EntryList.tsx";
import { LinksMap } from "./LinksMap.tsx";
import { Preview } from "./Preview.tsx";
import { Progress } from "./Progress.tsx";
import type { PlaceProps } from "./place.ts";
import { nextMissing } from "./progress.ts";
import { ORDER, type Spot } from "./sections.ts";
import { Trials } from "./trials/Trials.tsx";
import { useLink } from "./useLink.ts";

const WRITTEN = { read: draftIn, write: written };

interface EditorProps {
  readonly page: PlaceProps;
  /** The pack's name on the shelf. */
  readonly id: string;
}

/** One's own box: everything that is printed, to be entered piece by piece. Every change is kept at once. */
export function Editor({ page, id }: EditorProps) {
  const { say, kit, shelf, addressOf } = page;
  const keeping = useKept(shelf, id, WRITTEN);
  if (!keeping) {
    const spoilt = shelf.kept.find((one) => one.id === id);
    return (
      <div className={styles.page}>
        <kit.Notice
          tone="danger"
          title={say(spoilt ? "box.spoilt" : "box.missing")}
          actions={<kit.ButtonLink href={addressOf(null)}>{say("box.all")}</kit.ButtonLink>}
        >
          <p>{say(spoilt ? "box.spoilt.about" : "box.missing.about")}</p>
          {spoilt && <pre>{spoilt.text}</pre>}
        </kit.Notice>
      </div>
    );
  }
  return <Open page={page} id={id} keeping={keeping} />;
}

interface OpenProps extends EditorProps {
  readonly keeping: NonNullable<ReturnType<typeof useKept<Pack>>>;
}

interface TopProps extends OpenProps {
  /** Nothing stands in the way of a game with it. */
  readonly playable: boolean;
}

/** The name of the pack, and what can be done with all of it. */
function Top({ page, id, keeping, playable }: TopProps) {
  const { say, kit, saveAs, tableWith, addressOf } = page;
  const { now: pack, type, undo, redo } = keeping;
  const link = useLink(page, pack);
  return (
    <header className={styles.top}>
      <div className={styles.name}>
        <input
          className={styles.title}
          aria-label={say("box.title.field")}
          value={pack.title}
          maxLength={80}
          onChange={({ target }) => type({ ...pack, title: target.value })}
        />
        <p>{say("box.about")}</p>
      </div>
      <div className={styles.doing}>
        {playable && (
          <kit.ButtonLink variant="gold" href={tableWith(id)}>
            {say("box.play")}
          </kit.ButtonLink>
        )}
        <kit.Button onClick={() => saveAs(fileName(pack), pack)}>{say("box.save")}</kit.Button>
        <kit.Button onClick={link.copy}>{say("box.link")}</kit.Button>
        <kit.Button variant="quiet" disabled={!undo} onClick={() => undo?.()}>
          {say("box.undo")}
        </kit.Button>
        <kit.Button variant="quiet" disabled={!redo} onClick={() => redo?.()}>
          {say("box.redo")}
        </kit.Button>
        <kit.ButtonLink variant="quiet" href={addressOf(null)}>
          {say("box.all")}
        </kit.ButtonLink>
      </div>
      {link.shown !== null && (
        <kit.Field
          label={say("box.link.copy")}
          readOnly
          value={link.shown}
          onFocus={({ target }) => target.select()}
        />
      )}
    </header>
  );
}

interface WholeProps {
  readonly page: Pick<PlaceProps, "say" | "kit">;
  readonly pack: Pack;
  readonly onType: (pack: Pack) => void;
}

/** What is said of the pack as a whole: its version, and under which licence it stands. */
const Whole = ({ page: { say, kit }, pack, onType }: WholeProps) => (
  <kit.Slip aria-labelledby="box-pack" className={styles.whole}>
    <h2 id="box-pack">{say("box.pack")}</h2>
    <kit.Field
      label={say("box.version")}
      value={pack.version}
      maxLength={80}
      onChange={({ target }) => onType({ ...pack, version: target.value })}
    />
    <kit.Field
      label={say("box.licence")}
      help={say("box.licence.about")}
      value={pack.licence}
      maxLength={600}
      onChange={({ target }) => onType({ ...pack, licence: target.value })}
    />
  </kit.Slip>
);

function Open({ page, id, keeping }: OpenProps) {
  const { say, kit } = page;
  const { now: pack, change, type, trouble } = keeping;
  const [spot, setSpot] = useState<Spot>({ section: ORDER[0], at: 0 });
  const reading = useLater(READINGS[say.language]);
  const found = useComplaints(pack);
  const entry = entryAt(pack, spot) ?? entryAt(pack, { ...spot, at: 0 });
  const at = entryAt(pack, spot) ? spot.at : 0;
  const next = nextMissing(pack, { ...spot, at });
  return (
    <div className={styles.page}>
      <Top page={page} id={id} keeping={keeping} playable={found.length === 0} />
      {trouble && (
        <kit.Notice tone="danger" title={say(`box.trouble.${trouble}`)}>
          <p>{say("box.trouble.about")}</p>
        </kit.Notice>
      )}
      <Progress
        page={page}
        pack={pack}
        section={spot.section}
        onSection={(section) => setSpot({ section, at: 0 })}
      />
      <kit.Slip aria-labelledby="box-section" className={styles.main}>
        <header className={styles.heading}>
          <h2 id="box-section">{say(`box.section.${spot.section}`)}</h2>
          <span>{say("box.about-section", { section: spot.section })}</span>
        </header>
        {(spot.section === "borders" || spot.section === "regions") && (
          <LinksMap say={say} pack={pack} spot={{ ...spot, at }} onSpot={setSpot} />
        )}
        <EntryList say={say} pack={pack} spot={{ ...spot, at }} onSpot={setSpot} />
        <EntryForm
          key={`${spot.section} ${at}`}
          page={page}
          pack={pack}
          place={{ section: spot.section, at }}
          reading={reading}
          onChange={change}
          onType={type}
          onNext={next && (() => setSpot(next))}
        />
      </kit.Slip>
      <div className={styles.side}>
        {entry && <Preview page={page} entry={entry} language={say.language} />}
        <Whole page={page} pack={pack} onType={type} />
      </div>
      <div className={styles.proofs}>
        <Checks page={page} pack={pack} found={found} onSpot={setSpot} />
        <Trials page={page} pack={pack} barred={found.length > 0} />
      </div>
    </div>
  );
}
