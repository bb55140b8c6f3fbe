import { Spoken } from "@westmarch/boardkit";
import { latePart } from "@westmarch/boardkit/later";
import { paragraph } from "@westmarch/boardkit/writing";
import { range } from "@westmarch/campaign/trays";
import { useId } from "react";
import { EYE_FACE, FREE, SHADOW } from "../../data/ids.ts";
import type { Props } from "../keys.ts";
import { Die } from "../signs/Die.tsx";
import styles from "./hunt.module.css";
import { huntTarget, tilesLeft } from "./pool.ts";

const PoolTable = latePart(async () => (await import("./PoolTable.tsx")).PoolTable);
const FailedHunt = latePart<Props>(async () => (await import("./FailedHunt.tsx")).FailedHunt);

export interface HuntTrayProps {
  readonly props: Props;
  /** The table of tiles lies open. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The Hunt Box with its dice, and what is known of the tiles. */
export const HuntTray = ({ props, open, setOpen }: HuntTrayProps) => {
  const { told, say, whole } = props;
  const id = useId();
  const [free, eyes] = [told.box[FREE], told.box[SHADOW]];
  const target = huntTarget(told);
  const spoken = paragraph(
    say,
    say("tray.hunt.spoken", { eyes: told.box[SHADOW], free: told.box[FREE] }),
    say("tray.hunt.hits.spoken", { target }),
  );
  return (
    <>
      <div className={styles.box} data-explain="hunt">
        <Spoken as={spoken}>
          {eyes + free === 0 && <em>{say("tray.hunt.empty")}</em>}
          {range(eyes).map((i) => (
            <Die key={i} side={SHADOW} face={EYE_FACE} />
          ))}
          {eyes > 0 && free > 0 && <i />}
          {range(free).map((i) => (
            <Die key={i} side={FREE} face="steps" />
          ))}
        </Spoken>
        <span className={styles.known}>
          {eyes > 0 && <em aria-hidden="true">{say("tray.hunt.hits", { target })}</em>}
          <button
            type="button"
            className={styles.link}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {say("tray.hunt.tiles", { count: tilesLeft(told) })}
          </button>
        </span>
      </div>
      {whole && <FailedHunt {...props} />}
      {open && <PoolTable props={props} id={id} />}
    </>
  );
};
