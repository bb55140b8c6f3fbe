import { LEVELS, type Level } from "@westmarch/kernel";
import { useState } from "react";
import { Link } from "wouter";
import { arrangeTable, standIn } from "../arrival/api.ts";
import { TILE, TILES, TileWords } from "../arrival/Scene.tsx";
import { keepSeat } from "../device/keptSeat.ts";
import { schoolOf } from "../games/doors.ts";
import { failureKey } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { levelFor } from "../practice/bouts.ts";
import { usePractice } from "../practice/index.ts";
import { ListedPart } from "../public-lobby/Listing.tsx";
import { useSay } from "../table/text/words.tsx";
import { Button, Dialog, Icon, Picks } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import type { LeafProps } from "./leaf.ts";
import styles from "./waiting.module.css";

interface MeanwhileProps extends LeafProps {
  readonly isOpener: boolean;
  /** No guest has come yet. */
  readonly isAlone: boolean;
}

/** What can be done until the others come: learn the game, play a computer on their seats, or ask anybody in. */
export function Meanwhile({ model, loaded, token, words, isOpener, isAlone }: MeanwhileProps) {
  const [asked, ask] = useState<"computer" | "listed" | null>(null);
  const school = schoolOf(model.game);
  const isTimed = model.pace !== null && model.pace.kind !== "none";
  const close = () => ask(null);
  const keep = () => {
    keepSeat({ address: tableAddress(model.table, token), game: model.game, awaited: token });
  };
  return (
    <section aria-label={words("meanwhile")}>
      <p className={styles.meanwhile}>{words("meanwhile")}</p>
      <div className={TILES}>
        {school && (
          <Link href={`/guide/${school.id}`} className={TILE} onClick={keep}>
            <TileWords
              icon={<Icon name="lantern-flame" size={34} />}
              title={words("meanwhile.guide")}
              about={words("meanwhile.guide.about")}
            />
          </Link>
        )}
        {isOpener && (!isTimed || isAlone) && (
          <button type="button" className={TILE} onClick={() => ask("computer")}>
            <TileWords
              icon={<Icon name="hearth" size={34} />}
              title={words("meanwhile.computer")}
              about={words("meanwhile.computer.about")}
            />
          </button>
        )}
        {isOpener && (
          <button type="button" className={TILE} onClick={() => ask("listed")}>
            <TileWords
              icon={<Icon name="conversation" size={34} />}
              title={words("meanwhile.listed")}
              about={words("meanwhile.listed.about")}
            />
          </button>
        )}
      </div>
      {asked === "computer" && <StandIn {...{ model, loaded, token, words, isTimed }} onClose={close} />}
      <Dialog
        open={asked === "listed"}
        onClose={close}
        title={words("meanwhile.listed")}
        actions={<Button onClick={close}>{words("close")}</Button>}
      >
        <ListedPart token={token} opener={model.opener} free />
      </Dialog>
    </section>
  );
}

interface StandInProps extends LeafProps {
  readonly isTimed: boolean;
  readonly onClose: () => void;
}

/** Which computer plays on the free seats. The table opens as soon as it sits there, and gives up its clock for that. */
function StandIn({ model, token, words, isTimed, onClose }: StandInProps) {
  const say = useSay();
  const bouts = usePractice((practice) => practice.bouts);
  const [level, setLevel] = useState<Level>(() => levelFor(bouts, model.game));
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ReturnType<typeof failureKey> | null>(null);
  const begin = async () => {
    setBusy(true);
    const untimed = isTimed ? await arrangeTable({ token, pace: { kind: "none" } }) : null;
    const answer = untimed?.ok === false ? untimed : await standIn({ token, level });
    if (answer.ok) return onClose();
    setBusy(false);
    setFailed(failureKey(answer));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words("standin")}
      actions={
        <>
          <Button variant="gold" disabled={isBusy} onClick={() => void begin()}>
            {words("standin.begin")}
          </Button>
          <Button onClick={onClose}>{say("table.never-mind")}</Button>
        </>
      }
    >
      <p>{words("standin.about")}</p>
      {isTimed && <p>{words("standin.untimed")}</p>}
      <Picks
        legend={words("standin.level")}
        picked={level}
        onPick={setLevel}
        picks={LEVELS.map((id) => ({ id, text: say(`level.${id}`) }))}
      />
      <Trouble told={failed && say(failed)} />
    </Dialog>
  );
}
