import { listed } from "@westmarch/boardkit/writing";
import { Camp as CampFrame, Fallen, Kind, Throw, Throws, Total } from "@westmarch/campaign/staging";
import { other, UNITS_OF, type UnitId } from "../../../ids.ts";
import type { Chosen } from "../../../vocabulary.ts";
import { ShieldPicture } from "../../heraldry/Shield.tsx";
import { StandeePicture } from "../../heraldry/Standee.tsx";
import { PennantPicture } from "../../heraldry/Tokens.tsx";
import type { GameSay, Props } from "../../keys.ts";
import { characterName, unitName, units } from "../../names.ts";
import css from "./combat.module.css";
import type { Camp, CombatScene, Pips } from "./scene.ts";
import { campName, means, sideClass } from "./words.ts";

interface CampProps {
  readonly camp: Camp;
  readonly scene: CombatScene;
  readonly props: Props;
}

/** The unit that can be chosen to fall, where one is asked for here. */
const loseOf = ({ ask }: Props, camp: Camp, unit: UnitId): Chosen<"lose"> | null => {
  const [at] = ask?.prompt === "casualties" || ask?.prompt === "quarter" ? ask.about : [];
  if (at !== camp.at || !ask) return null;
  for (const option of ask.options) if (option[0] === "lose" && option[1] === unit) return option;
  return null;
};

/** Units of one type, the fallen last; where one of them may fall it can be chosen. */
const Units = ({ unit, camp, props }: CampProps & { readonly unit: UnitId }) => {
  const { say, act } = props;
  const option = loseOf(props, camp, unit);
  const stands = camp.units[unit];
  const fell = camp.fallen[unit];
  const whole = [
    stands > 0 ? units(say, unit, stands) : null,
    fell > 0 ? say("combat.fallen", { units: units(say, unit, fell) }) : null,
  ];
  return (
    <Kind
      explain={`unit:${unit}`}
      standing={{ many: stands, crowd: stands > 3 }}
      draw={(nth, falls) => (
        <span key={nth} className={css.shield} data-struck={falls || undefined}>
          <ShieldPicture unit={unit} size="100%" />
        </span>
      )}
      fallen={
        fell > 0 && (
          <Fallen className={css.fallen} count={fell}>
            <span className={css.tipped}>
              <ShieldPicture unit={unit} size="100%" ghost />
            </span>
          </Fallen>
        )
      }
      take={
        option && {
          says: say("combat.choose.lose", { unit: unitName(say, unit) }),
          go: () => act([option]),
        }
      }
      spoken={whole.filter(Boolean).join(", ")}
      name={unitName(say, unit)}
    />
  );
};

const DROP = "M0-11C4-4.5 7-1 7 3.6A7 7 0 0 1-7 3.6C-7-1-4-4.5 0-11Z";
/** So many drops are drawn each for itself. */
const DROPS = 6;

/** Damage markers as drops, full ones first, as many as can be borne. */
const Drops = ({ camp, say }: { readonly camp: Camp; readonly say: GameSay }) => {
  const { damage, bears } = camp;
  if (bears === 0 && damage === 0) return null;
  const all = Math.min(DROPS, Math.max(bears, damage));
  return (
    <Kind name={<span data-hurt={damage > 0 || undefined}>{say("combat.damage", { damage, bears })}</span>}>
      <svg
        viewBox={`-9 -13 ${all * 18} 26`}
        className={css.drops}
        data-over={damage > bears || undefined}
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: all }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
            key={i}
            d={DROP}
            transform={`translate(${i * 18} 0)`}
            data-full={i < damage || undefined}
          />
        ))}
      </svg>
    </Kind>
  );
};

const spoken = (say: GameSay, dice: readonly Pips[]): string => {
  const black = dice.filter((die) => die.black).length;
  const words = say("combat.dice", {
    dice: listed(
      say,
      dice.map(({ pips }) => `${pips}`),
      "parts",
    ),
    hits: dice.filter(({ hit }) => hit).length,
  });
  return black > 0 ? `${words} (${say("combat.black", { black })})` : words;
};

/** All that one side has thrown in this round, and how many hits that is. */
const Thrown = ({ camp, scene, props }: CampProps) => {
  const { say, ask, act } = props;
  const { roll, again, more, side, needed, bonus, beorn, hits, scored } = camp;
  const name = sideClass(side);
  const prevented = scene.camps[other(side)].prevented ?? 0;
  const thrown = roll.length + more.length > 0;
  const pick = (nth: number) => {
    const option = ask?.options.find((one) => one[0] === "die" && one[1] === side && one[2] === nth);
    return option === undefined
      ? null
      : { says: say("combat.choose.die", { pips: roll[nth]?.pips ?? 0 }), go: () => act([option]) };
  };
  const total = scored ?? hits + more.filter(({ hit }) => hit).length;
  return (
    <Throws thrown={thrown}>
      <Throw
        name={say("combat.roll")}
        on={
          bonus > 0
            ? say("combat.with-bonus", { needs: needed, bonus })
            : say("combat.hits-on", { needs: needed })
        }
        dice={roll}
        side={name}
        spoken={spoken(say, roll)}
        pick={pick}
      />
      <Throw
        name={say(beorn ? "combat.roll.beorn" : "combat.roll.leaders")}
        on=""
        dice={again}
        side={name}
        spoken={spoken(say, again)}
      />
      <Throw
        name={say("combat.roll.more")}
        on={more.length > 0 ? say("combat.hits-on", { needs: camp.moreNeeded }) : ""}
        dice={more}
        side={name}
        spoken={spoken(say, more)}
      />
      {thrown && (
        <Total
          figures={prevented > 0 ? `${total} − ${prevented}` : `${total}`}
          words={
            prevented > 0 ? say("combat.turned-aside", { prevented }) : say("combat.total", { hits: total })
          }
          spoken={say("combat.score", { hits: total, prevented })}
        />
      )}
    </Throws>
  );
};

/** One side of a combat: who stands and who has fallen, what it can bear, and what it has thrown. */
export const CampSide = (all: CampProps) => {
  const { camp, props } = all;
  const { say } = props;
  const kinds = UNITS_OF[camp.side].filter((unit) => camp.units[unit] + camp.fallen[unit] > 0);
  return (
    <CampFrame
      name={campName(say, camp)}
      side={sideClass(camp.side)}
      // In a combined attack it is not known yet which army fights.
      means={[camp.beorn || kinds.length > 0 ? means(say, camp) : null]}
      throws={<Thrown {...all} />}
    >
      {kinds.map((unit) => (
        <Units key={unit} {...all} unit={unit} />
      ))}
      {[...camp.characters, ...camp.lost].map((character) => (
        <Kind
          key={character}
          explain={`character:${character}`}
          lost={camp.lost.includes(character)}
          name={characterName(say, character)}
        >
          <span className={css.person}>
            <StandeePicture character={character} size="100%" />
          </span>
        </Kind>
      ))}
      {camp.tokens > 0 && (
        <Kind name={say("combat.tokens", { count: camp.tokens })}>
          <span className={css.banner}>
            <PennantPicture side={camp.side} size="100%" />
          </span>
        </Kind>
      )}
      {camp.beorn ? (
        <Kind name={say("combat.wrath", { wrath: camp.wrath })} />
      ) : (
        <Drops camp={camp} say={say} />
      )}
    </CampFrame>
  );
};
