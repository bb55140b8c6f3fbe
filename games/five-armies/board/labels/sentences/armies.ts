/** Questions of armies and characters that move, attack and retreat. */
import { takenUp } from "@westmarch/campaign/labelling";
import { isSpaced } from "@westmarch/kernel/languages";
import { ACTION, BEORN, DAMAGE, FREE, other, PLACE, type PlaceId, type Side, sideOf } from "../../../ids.ts";
import { printed } from "../../../printing.ts";
import { STACKING_LIMIT } from "../../../state.ts";
import { actionName, characterName, forceName, place, placeAt, withinCharacter } from "../../names.ts";
import type { PromptName, Sentences, Spoken } from "../asked.ts";
import { armyName, asking, bySource, combatHeading, sourceName, titled, within } from "../who.ts";

/** What moves armies now, by its name. */
function movement(props: Spoken): string {
  const { say } = props;
  if (asking(props, "bat-cloud")) return actionName(say, ACTION.named("bat_cloud"));
  const strategic = asking(props, "strategic");
  if (strategic)
    return actionName(say, ACTION.named(strategic.types === 0 ? "strategic_move" : "goblin_move"));
  return actionName(say, ACTION.named("forced_march"));
}

/** What lets an army attack, by its name. */
function assault(props: Spoken): string {
  const frame = asking(props, "attack");
  if (!frame) return actionName(props.say, ACTION.named("attack"));
  const name = frame.types !== 0 ? "goblin_attack" : frame.led !== 0 ? "attack_with_leadership" : "attack";
  return actionName(props.say, ACTION.named(name));
}

/** An army that has been taken up, asked where it goes; null where none has. */
function takenArmy(props: Spoken, side: Side, key: "prompt.move.from" | "prompt.attack.from"): string | null {
  const from = takenUp(props.selected, "army");
  return PLACE.is(from) ? props.say(key, { army: armyName(props.say, side, from) }) : null;
}

/** Armies of which a part goes, and what has been told of it. */
function dividing(props: Spoken, side: Side, from: PlaceId, to: PlaceId): string {
  const { say } = props;
  const frame = asking(props, "split");
  const stay = frame?.stay ?? [];
  const staying = stay.some((many) => many > 0);
  return [
    say(within(props, "advance") ? "prompt.part.advance" : "prompt.part", {
      army: armyName(say, side, from),
      to: place(say, to),
    }),
    frame && frame.most > 0 ? say("prompt.part.most", { most: frame.most }) : "",
    staying ? say("stay.else", { staying: forceName(say, stay) }) : say("stay.who"),
  ]
    .filter(Boolean)
    .join(isSpaced(say.language) ? " " : "");
}

export const ARMIES = {
  move: ({ seat, options }, props) => {
    const { say } = props;
    const taken = takenArmy(props, sideOf(seat), "prompt.move.from");
    if (taken !== null) return taken;
    const march = asking(props, "march");
    const name = sourceName(props) || movement(props);
    if (march) {
      const key = march.from >= 0 ? "prompt.march.one" : "prompt.march";
      const led = march.led !== 0 ? "yes" : "no";
      const from = PLACE.is(march.from) ? armyName(say, sideOf(seat), march.from) : "";
      return titled(props, name, key, { reach: march.steps, led, army: from });
    }
    const strategic = asking(props, "strategic");
    if (strategic)
      return titled(props, name, "prompt.move", {
        left: strategic.left,
        goblins: strategic.types === 0 ? "no" : "yes",
      });
    return titled(props, name, options.length > 1 ? "prompt.bat-cloud" : "prompt.bat-cloud.none");
  },
  onward: ({ seat, about: [at] }, props) =>
    props.say("prompt.onward", {
      army: armyName(props.say, sideOf(seat), at),
      steps: asking(props, "march")?.steps ?? 1,
    }),
  part: ({ seat, about: [from, to] }, props) => dividing(props, sideOf(seat), from, to),
  markers: ({ seat, about: [from, to] }, props) => {
    const { say, view } = props;
    return say("prompt.markers", {
      army: armyName(say, sideOf(seat), from),
      to: place(say, to),
      damage: view.damage[from],
      stay: forceName(say, (asking(props, "split")?.stay ?? []).with(DAMAGE, 0)),
    });
  },
  excess: ({ seat, about: [at], options }, props) => {
    const { say } = props;
    const mayStop = options.some(([verb]) => verb === "done");
    const trades = (asking(props, "excess")?.trades ?? 0) !== 0 && props.view.damage[at] > 0 ? "yes" : "no";
    return say(mayStop ? "prompt.excess.more" : "prompt.excess", {
      army: armyName(say, sideOf(seat), at),
      limit: STACKING_LIMIT,
      trades,
      damage: props.view.damage[at],
    });
  },
  walk: ({ about: [character] }, props) => {
    const { say, view } = props;
    const from = view.at[character];
    return say("prompt.walk", {
      who: withinCharacter(say, character),
      reach: printed(view).movement[character],
      from: PLACE.is(from) ? placeAt(say, from) : "",
    });
  },
  enter: ({ about: [character] }, props) =>
    props.say("prompt.enter", { who: withinCharacter(props.say, character) }),
  attack: ({ seat }, props) => {
    const side = sideOf(seat);
    const taken = takenArmy(props, side, "prompt.attack.from");
    if (taken !== null) return taken;
    const frame = asking(props, "attack");
    const name = sourceName(props) || assault(props);
    if (!frame) return titled(props, name, "prompt.attack.turn", { left: asking(props, "steps")?.left ?? 1 });
    const from = PLACE.is(frame.from) ? armyName(props.say, side, frame.from) : "";
    const moves = frame.steps === 0 ? "no" : frame.either !== 0 ? "either" : "yes";
    return titled(props, name, from === "" ? "prompt.attack" : "prompt.attack.one", {
      army: from,
      moves,
      led: frame.types !== 0 ? "goblins" : frame.led !== 0 ? "yes" : "no",
    });
  },
  combined: (_, props) =>
    bySource(props, actionName(props.say, ACTION.named("combined_attack")), "prompt.combined"),
  retreat: ({ seat, about: [from] }, { say, view }) =>
    say("prompt.retreat", {
      army:
        sideOf(seat) === FREE && view.at[BEORN] === from
          ? characterName(say, BEORN)
          : armyName(say, sideOf(seat), from),
    }),
  drive: ({ seat, about: [from] }, { say, view }) =>
    say("prompt.drive", {
      army:
        sideOf(seat) !== FREE && view.at[BEORN] === from
          ? characterName(say, BEORN)
          : armyName(say, other(sideOf(seat)), from),
    }),
  advance: ({ about: [target] }, props) =>
    titled(props, combatHeading(props), "prompt.advance", { place: place(props.say, target) }),
  beorn: (_, props) =>
    titled(props, characterName(props.say, BEORN), "prompt.beorn", {
      steps: asking(props, "beorn")?.steps ?? 1,
    }),
  "beorn-attack": (_, props) => titled(props, characterName(props.say, BEORN), "prompt.beorn-attack"),
} satisfies Partial<Sentences<PromptName>>;
