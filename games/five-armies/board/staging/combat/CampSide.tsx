import { UNSEEN } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { Throw } from "@westmarch/campaign/staging";
import { useState } from "react";
import { other, UNITS_OF, type UnitId } from "../../../ids.ts";
import type { Chosen } from "../../../vocabulary.ts";
import { ShieldPicture } from "../../heraldry/Shield.tsx";
import { StandeePicture } from "../../heraldry/Standee.tsx";
import { PennantPicture } from "../../heraldry/Tokens.tsx";
import type { GameSay, Props } from "../../keys.ts";
import { characterName, unitName, units } from "../../names.ts";
import css from "./combat.module.css";
import type { Camp, CombatScene, Pips } from "./telling.ts";
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
const Kind = ({ unit, camp, props }: CampProps & { readonly unit: UnitId }) => {
  const { say, act } = props;
  const [aimed, aim] = useState(false);
  const option = loseOf(props, camp, unit);
  const stands = camp.units[unit];
  const fell = camp.fallen[unit];
  const shields = stands > 0 && (
    <span className={css.crowd} data-crowd={stands > 3 || undefined}>
      {Array.from({ length: stands }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: one of a type is as good as another
          key={i}
          className={css.shield}
          data-struck={(aimed && i === stands - 1) || undefined}
        >
          <ShieldPicture unit={unit} size="100%" />
        </span>
      ))}
    </span>
  );
  const whole = [
    stands > 0 ? units(say, unit, stands) : null,
    fell > 0 ? say("combat.fallen", { units: units(say, unit, fell) }) : null,
  ];
  return (
    <li className={css.kind} data-explain={`unit:${unit}`}>
      <span className={css.ground}>
        {option ? (
          <button
            type="button"
            className={css.take}
            aria-label={say("combat.choose.lose", { unit: unitName(say, unit) })}
            onClick={() => act([option])}
            onPointerEnter={() => aim(true)}
            onPointerLeave={() => aim(false)}
            onFocus={() => aim(true)}
            onBlur={() => aim(false)}
          >
            {shields}
          </button>
        ) : (
          shields
        )}
        {fell > 0 && (
          <span className={css.fallen} aria-hidden="true">
            <span className={css.tipped}>
              <ShieldPicture unit={unit} size="100%" ghost />
            </span>
            <b>−{fell}</b>
          </span>
        )}
      </span>
      <span style={UNSEEN}>{whole.filter(Boolean).join(", ")}</span>
      <span className={css.name} aria-hidden="true">
        {unitName(say, unit)}
      </span>
    </li>
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
    <li className={css.kind}>
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
      <span className={css.name} data-hurt={damage > 0 || undefined}>
        {say("combat.damage", { damage, bears })}
      </span>
    </li>
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
const Throws = ({ camp, scene, props }: CampProps) => {
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
    <div className={css.dice} data-empty={!thrown || undefined}>
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
        <p className={css.total}>
          <b key={`${total}-${prevented}`} aria-hidden="true">
            {total}
            {prevented > 0 && ` − ${prevented}`}
          </b>
          <span aria-hidden="true">
            {prevented > 0 ? say("combat.turned-aside", { prevented }) : say("combat.total", { hits: total })}
          </span>
          <span style={UNSEEN}>{say("combat.score", { hits: total, prevented })}</span>
        </p>
      )}
    </div>
  );
};

/** One side of a combat: who stands and who has fallen, what it can bear, and what it has thrown. */
export const CampSide = (all: CampProps) => {
  const { camp, props } = all;
  const { say } = props;
  const kinds = UNITS_OF[camp.side].filter((unit) => camp.units[unit] + camp.fallen[unit] > 0);
  return (
    <section className={css.camp} data-side={sideClass(camp.side)} aria-label={campName(say, camp)}>
      <h3>{campName(say, camp)}</h3>
      {/* Of a combined attack nobody knows yet who fights. */}
      {(camp.beorn || kinds.length > 0) && <p className={css.means}>{means(say, camp)}</p>}
      <ul className={css.figures}>
        {kinds.map((unit) => (
          <Kind key={unit} {...all} unit={unit} />
        ))}
        {[...camp.characters, ...camp.lost].map((character) => (
          <li
            key={character}
            className={css.kind}
            data-explain={`character:${character}`}
            data-lost={camp.lost.includes(character) || undefined}
          >
            <span className={css.person}>
              <StandeePicture character={character} size="100%" />
            </span>
            <span className={css.name}>{characterName(say, character)}</span>
          </li>
        ))}
        {camp.tokens > 0 && (
          <li className={css.kind}>
            <span className={css.banner}>
              <PennantPicture side={camp.side} size="100%" />
            </span>
            <span className={css.name}>{say("combat.tokens", { count: camp.tokens })}</span>
          </li>
        )}
        {camp.beorn ? (
          <li className={css.kind}>
            <span className={css.name}>{say("combat.wrath", { wrath: camp.wrath })}</span>
          </li>
        ) : (
          <Drops camp={camp} say={say} />
        )}
      </ul>
      <Throws {...all} />
    </section>
  );
};
