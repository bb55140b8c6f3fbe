import { Spoken } from "@westmarch/boardkit";
import { paragraph } from "@westmarch/boardkit/writing";
import { range } from "@westmarch/campaign/trays";
import type { CSSProperties } from "react";
import { ALL_CHARACTERS, type CharacterId, FREE, GANDALF_THE_GREY, GOLLUM, NONE } from "../../data/ids.ts";
import { inFellowship } from "../../facts.ts";
import { CORRUPTION_LIMIT, CRACK_OF_DOOM, type War } from "../../state.ts";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";
import { characterName, place } from "../names.ts";
import { Standee } from "../pieces/Figures.tsx";
import { Ring } from "../signs/Ring.tsx";
import { Sign } from "../signs/Sign.tsx";
import styles from "./fellowship.module.css";
import { Thing } from "./Thing.tsx";

export interface FellowshipProps {
  readonly props: Props;
  readonly acting: Acting;
}

/** Who walks with the Ring-bearers: the Companions, and Gollum where he guides. */
const fellows = (view: War): readonly CharacterId[] =>
  ALL_CHARACTERS.filter(
    (character) => inFellowship(view, character) || (character === GOLLUM && view.guide === GOLLUM),
  );

/** More than these stand in two rows. */
const ABREAST = 4;

const Companions = ({ props, acting }: FellowshipProps) => {
  const { told, say } = props;
  const all = fellows(told);
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--abreast": `${all.length > ABREAST ? Math.ceil(all.length / 2) : Math.max(1, all.length)}`,
  };
  if (all.length === 0) return null;
  return (
    <ul className={styles.companions} style={style} aria-label={say("tray.companions")}>
      {all.map((character) => {
        const guides = told.guide === character;
        const name = characterName(say, character);
        return (
          <li key={character}>
            <Thing
              props={props}
              acting={acting}
              thing={`character:${character}`}
              spoken={guides ? say("tray.guide.spoken", { name }) : name}
              className={guides ? styles.guides : undefined}
            >
              <svg viewBox="-16 -20 32 41" aria-hidden="true" focusable="false">
                <Standee character={character} side={FREE} />
              </svg>
              <span>{character === GANDALF_THE_GREY ? say("tray.gandalf") : name}</span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
};

/** Progress and Corruption on the one track that both go on. */
const Track = ({ props: { told } }: { readonly props: Props }) => {
  const onMordor = told.mordor !== NONE;
  return (
    <div className={styles.track} aria-hidden="true" data-explain="corruption">
      {range(CORRUPTION_LIMIT + 1).map((step) => (
        <span
          key={step}
          data-progress={(!onMordor && step === told.progress) || undefined}
          data-corruption={step === told.corruption || undefined}
        >
          {!onMordor && step === told.progress && <Sign name="steps" size="0.9375rem" />}
          {step === told.corruption && <Ring gem="#c4471f" />}
          {step !== told.corruption &&
            (onMordor || step !== told.progress) &&
            (step % 3 === 0 ? step : <i />)}
        </span>
      ))}
    </div>
  );
};

const MordorTrack = ({ props: { told, say } }: { readonly props: Props }) => (
  <p className={styles.mordor} data-explain="mordor-track" data-on={told.mordor !== NONE || undefined}>
    <Spoken
      as={
        told.mordor === NONE
          ? say("tray.mordor.afar")
          : say("tray.mordor.spoken", { step: told.mordor, goal: CRACK_OF_DOOM })
      }
    >
      <span>{say("tray.mordor")}</span>
      {range(CRACK_OF_DOOM + 1).map((step) => (
        <b
          key={step}
          data-here={step === told.mordor || undefined}
          data-doom={step === CRACK_OF_DOOM || undefined}
        >
          {step === CRACK_OF_DOOM ? <Sign name="doom" /> : step}
        </b>
      ))}
    </Spoken>
  </p>
);

/** Where the Fellowship is known to be: on its tray, and in a sentence. */
function stands({ told, say }: Props): { readonly written: string; readonly spoken: string } {
  const hidden = told.revealed === 0 ? "yes" : "no";
  if (told.mordor !== NONE) {
    const slots = { hidden, step: told.mordor };
    return {
      written: say("tray.fellowship.mordor", slots),
      spoken: say("tray.fellowship.mordor.spoken", slots),
    };
  }
  const slots = { hidden, place: place(say, told.bearers) };
  return { written: say("tray.fellowship.where", slots), spoken: say("tray.fellowship.spoken", slots) };
}

/** The Fellowship: where it was last seen, who walks with it, how far it has come, and what the Ring has done. */
export const FellowshipTray = ({ props, acting }: FellowshipProps) => {
  const { told, say } = props;
  const where = stands(props);
  const guide = say("tray.guide", { name: characterName(say, told.guide) });
  const spoken = paragraph(
    say,
    where.spoken,
    told.mordor === NONE ? say("tray.steps.spoken", { count: told.progress }) : "",
    say("tray.corruption.spoken", { count: told.corruption, limit: CORRUPTION_LIMIT }),
    guide,
  );
  return (
    <>
      <Thing props={props} acting={acting} thing="fellowship" spoken={spoken} className={styles.where}>
        <span>{where.written}</span>
      </Thing>
      <Companions props={props} acting={acting} />
      <p className={styles.guide} aria-hidden="true">
        {guide}
      </p>
      <Track props={props} />
      <p className={styles.counts} aria-hidden="true">
        {told.mordor === NONE && (
          <span data-explain="fellowship">{say("tray.steps", { count: told.progress })}</span>
        )}
        <span data-explain="corruption">{say("tray.corruption", { count: told.corruption })}</span>
      </p>
      <MordorTrack props={props} />
    </>
  );
};
