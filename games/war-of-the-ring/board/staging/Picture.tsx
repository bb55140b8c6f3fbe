import { Arrow, PicturesOf, TurnMark } from "@westmarch/campaign/staging";
import { type AboutSome, aboutEvent } from "@westmarch/campaign/telling";
import type { ReactNode } from "react";
import {
  type CharacterId,
  characterOfFigure,
  EYE_FACE,
  type FigureId,
  NONE,
  PERSON,
  regularOf,
  SHADOW,
  sideOfCharacter,
} from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { Words } from "../../words.ts";
import { portraitOf } from "../cards/pictures/urls.ts";
import { FigureGlyph } from "../heraldry/FigureGlyph.tsx";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import { BearersToken } from "../pieces/Figures.tsx";
import { Die } from "../signs/Die.tsx";
import { Ring } from "../signs/Ring.tsx";
import css from "./picture.module.css";
import type { LogEvent } from "./within.ts";

/** A side's Elven Ring: Vilya, or one that has passed into the Shadow's hand. */
const GEMS = ["#4d7eb3", "#c4471f"] as const;

/** Who comes, goes or falls, as on his card; the fallen lean over and fade. */
const Portrait = ({ character, falls = false }: { character: CharacterId; falls?: boolean }) => (
  <span
    className={css.portrait}
    data-side={sideOfCharacter(character) === SHADOW ? "shadow" : "free"}
    data-falls={falls || undefined}
  >
    <img src={portraitOf(character)} alt="" draggable={false} />
  </span>
);

const Figure = ({ figure, falls = false }: { figure: FigureId; falls?: boolean }) =>
  figure >= PERSON ? (
    <Portrait character={characterOfFigure(figure)} falls={falls} />
  ) : (
    <span className={css.figure} data-falls={falls || undefined}>
      <FigureGlyph figure={figure} size={40} ghost={falls} />
    </span>
  );

/** Two swords crossed under a shield: its Nation goes to war. */
const Swords = () => (
  <svg className={css.swords} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
    {[1, -1].map((way) => (
      <path key={way} transform={`scale(${way} 1)`} d="M-20 -20L15 15M9 19L19 9M17 17L21 21" />
    ))}
  </svg>
);

const bearers = (revealed: boolean) => () => (
  <span className={css.bearers}>
    <BearersToken revealed={revealed} />
  </span>
);
const one = ({ character }: { readonly character: CharacterId }) => <Portrait character={character} />;
const fallen = ({ character }: { readonly character: CharacterId }) => (
  <Portrait character={character} falls />
);

/** Small pictures beside the words; dice that are rolled and cards that are played have a place of their own. */
const PICTURES: AboutSome<Words["events"], War, ReactNode> = {
  turn: ({ turn }) => <TurnMark turn={turn} />,
  allocated: ({ dice }) =>
    Array.from({ length: dice }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
      <Die key={i} side={SHADOW} face={EYE_FACE} />
    )),
  action: ({ seat, face }, view) => face !== NONE && <Die side={sideOf(view, seat)} face={face} />,
  skipped: ({ seat, face }, view) => face !== NONE && <Die side={sideOf(view, seat)} face={face} />,
  ring: ({ side, from, to }) => (
    <>
      <span className={css.ring}>
        <Ring gem={GEMS[side]} />
      </span>
      {from !== NONE && (
        <>
          <Die side={side} face={from} />
          <Arrow />
          <Die side={side} face={to} />
        </>
      )}
    </>
  ),
  "die-turned": ({ side, from, to }) => (
    <>
      <Die side={side} face={from} />
      <Arrow />
      <Die side={side} face={to} />
    </>
  ),
  "dice-lost": ({ side, face }) => <Die side={side} face={face} />,
  advanced: ({ nation, steps }) => (
    <span className={css.shield} data-war={steps === 0 || undefined}>
      {steps === 0 && <Swords />}
      <ShieldPicture nation={nation} size={44} />
    </span>
  ),
  activated: ({ nation }) => (
    <span className={css.shield}>
      <ShieldPicture nation={nation} size={44} />
    </span>
  ),
  "set-back": ({ nation }) => (
    <span className={css.shield}>
      <ShieldPicture nation={nation} size={44} hollow />
    </span>
  ),
  declared: bearers(false),
  travelled: bearers(false),
  mordor: bearers(false),
  hidden: bearers(false),
  revealed: bearers(true),
  guide: one,
  entered: one,
  "character-died": fallen,
  casualty: fallen,
  recruited: ({ figure }) => <Figure figure={figure} />,
  withdrawn: ({ figure }) => <Figure figure={figure} falls />,
  lost: ({ figure }) => <Figure figure={figure} falls />,
  reduced: ({ nation }) => <Figure figure={regularOf(nation)} />,
};

/** What of these events can be drawn, each beside the other. */
export const Pictures = ({ events, view }: { readonly events: readonly LogEvent[]; readonly view: War }) => (
  <PicturesOf events={events} drawn={(event) => aboutEvent(PICTURES, event, view)} />
);
