/** Section 5: the turn. */
import { type Go, NONE } from "@westmarch/kernel";
import { type CharacterId, DARK, GOOD, other, type RegionId, SHADOWFAX, SHIRE } from "../data/ids.ts";
import { type Confrontation, seatOf } from "../state.ts";
import { type C, type Chosen, chapter, type Turn } from "../vocabulary.ts";
import { gameOver } from "./ending.ts";
import { canMove, moves, setOut } from "./movement.ts";
import { standees } from "./standees.ts";
import {
  lookIntoPalantir,
  recall,
  returnGandalf,
  spend,
  type VariantChoice,
  variantChoices,
} from "./variant.ts";

/** 10.3: how many Dark characters in The Shire end the game. */
const SHIRE_FALLS = 3;

/** 5.1, 11.5: every move, and every card that may be played now. */
type TurnChoice = Chosen<"move"> | VariantChoice;
function turnChoices(g: Confrontation): TurnChoice[] {
  const options: TurnChoice[] = moves(g, g.turn);
  if (g.variants !== 0) options.push(...variantChoices(g, options.length > 0));
  return options;
}

/** The moves due after Shadowfax; with A17 read strictly only by the character that he carried. */
function secondMoves(g: Confrontation, f: Turn): Chosen<"move">[] {
  const strict = f.walked >= 0 && g.rulings.shadowfaxSameCharacter;
  // The Balrog may have taken it (A25): then no character is left to move.
  if (strict && g.secret.mover === NONE) return [];
  return moves(g, g.turn, strict ? g.secret.mover : NONE);
}

function ride(c: C, f: Turn, character: CharacterId, to: RegionId): Go<"afterShadowfax", never> {
  const { g } = c;
  spend(g, SHADOWFAX);
  f.walked = to;
  const from = g.secret.at[character];
  c.tellMore("shadowfax", { from, to }, [seatOf(g, GOOD)], { character });
  return { ...setOut(c, character, to), next: "afterShadowfax" };
}

export const turn = chapter("turn", { walked: NONE })({
  /** 5.1, 10.4, A14: who can do nothing loses. */
  begin: (c) => {
    const { g } = c;
    g.turns++;
    c.tell("turn", { side: g.turn, turn: g.turns });
    if (!canMove(g, g.turn) && turnChoices(g).length === 0) return gameOver(c, other(g.turn), "no-move");
  },
  /** 5.2, 5.3. */
  choose: {
    prompt: "turn",
    ask: (g) => ({ seat: seatOf(g, g.turn), options: turnChoices(g) }),
    answered: (c, f, option) => {
      switch (option[0]) {
        case "shadowfax":
          return ride(c, f, option[1], option[2]);
        case "palantir":
          lookIntoPalantir(c, option[1]);
          return { go: "move" };
        case "gandalf-the-white":
          returnGandalf(c);
          return { go: "finish" };
        case "recall":
          recall(c, option[1]);
          return { go: "finish" };
        default:
          return { ...setOut(c, option[1], option[2]), next: "finish" };
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
    prompt: "move",
    ask: (g, f) => ({ seat: seatOf(g, g.turn), options: secondMoves(g, f) }),
    answered: (c, _f, [, character, to]) => setOut(c, character, to),
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
