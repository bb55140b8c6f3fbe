/** Section 5: the turn. */
import { type Context, chapter, type Frame, type Go, type Option } from "@westmarch/kernel";
import { type CharacterId, DARK, GOOD, NONE, other, type RegionId, SHADOWFAX, SHIRE } from "../data/ids.ts";
import { type Confrontation, seatOf } from "../state.ts";
import { number } from "./choices.ts";
import { gameOver } from "./ending.ts";
import { canMove, moves, setOut } from "./movement.ts";
import { standees } from "./standees.ts";
import { lookIntoPalantir, recall, returnGandalf, spend, variantChoices } from "./variant.ts";

export interface Turn extends Frame {
  /** Where Shadowfax carried somebody this turn, or -1 (11.2). */
  walked: RegionId;
}

/** 10.3: how many Dark characters in The Shire end the game. */
const SHIRE_FALLS = 3;

/** 5.1, 11.5: every move, and every card that may be played now. */
function turnChoices(g: Confrontation): Option[] {
  const options = moves(g, g.turn);
  if (g.variants !== 0) options.push(...variantChoices(g, options.length > 0));
  return options;
}

/** The moves due after Shadowfax; with A17 read strictly only by the character that he carried. */
function secondMoves(g: Confrontation, f: Turn): Option[] {
  const strict = f.walked >= 0 && g.rulings.shadowfaxSameCharacter;
  // The Balrog may have taken it (A25): then nobody is left to move.
  if (strict && g.secret.mover === NONE) return [];
  return moves(g, g.turn, strict ? g.secret.mover : NONE);
}

function ride(
  c: Context<Confrontation>,
  f: Turn,
  character: CharacterId,
  to: RegionId,
): Go<"afterShadowfax"> {
  const { g } = c;
  spend(g, SHADOWFAX);
  f.walked = to;
  const from = g.secret.at[character];
  c.tellMore("shadowfax", { from, to }, [seatOf(g, GOOD)], { character });
  return { ...setOut(c, character, to), then: "afterShadowfax" };
}

export const turn = chapter<Confrontation, Turn>()({
  /** 5.1, 10.4, A14: who can do nothing loses. */
  begin: (c) => {
    const { g } = c;
    g.turns++;
    c.tell("turn", { side: g.turn, turn: g.turns });
    if (!canMove(g, g.turn) && turnChoices(g).length === 0) return gameOver(c, other(g.turn), "no-move");
  },
  /** 5.2, 5.3. */
  choose: {
    ask: (g) => ({ seat: seatOf(g, g.turn), prompt: "turn", options: turnChoices(g) }),
    then: (c, f, option) => {
      const word = number(option[1] ?? NONE);
      switch (option[0]) {
        case "shadowfax":
          return ride(c, f, word, number(option[2]));
        case "palantir":
          lookIntoPalantir(c, word);
          return { go: "move" };
        case "gandalf-the-white":
          returnGandalf(c);
          return { go: "finish" };
        case "recall":
          recall(c, word);
          return { go: "finish" };
        default:
          return { ...setOut(c, word, number(option[2])), then: "finish" };
      }
    },
  },
  /** A25: he has moved, so being unable to move again ends the turn and not the game. */
  afterShadowfax: (c, f) => {
    const { g } = c;
    if (!g.rulings.shadowfaxSameCharacter) g.secret.mover = NONE;
    if (secondMoves(g, f).length === 0) return { go: "finish" };
  },
  move: {
    ask: (g, f) => ({ seat: seatOf(g, g.turn), prompt: "move", options: secondMoves(g, f) }),
    then: (c, _f, option) => setOut(c, number(option[1]), number(option[2])),
  },
  /** 5.5, 10.3. */
  finish: (c) => {
    const { g } = c;
    g.secret.mover = NONE;
    g.palantir = NONE;
    if (standees(g, DARK, SHIRE) >= SHIRE_FALLS) return gameOver(c, DARK, "shire");
    g.turn = other(g.turn);
  },
});
