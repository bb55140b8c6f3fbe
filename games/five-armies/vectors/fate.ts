/** Phases 2 and 3 of a vector: generals and fate tiles. */
import { inside } from "@westmarch/positions";
import { ASIDE, bitOf, CARD, CHARACTER, FATE_DECK, FREE, SHADOW } from "../ids.ts";
import { newGame } from "../newgame.ts";
import { printed } from "../printing.ts";
import { armiesOf } from "../rules/board.ts";
import { drawLimit, tilesAt } from "../rules/turn.ts";
import { DISCARDED, IN_POOL } from "../state.ts";
import { type Deed, placesAt, placeTokens } from "./deed.ts";
import { character, type GivenFacts } from "./forms.ts";
import type { Run } from "./run.ts";

const activatedCount = (given: GivenFacts): number =>
  typeof given.activated === "number"
    ? given.activated
    : Array.isArray(given.activated)
      ? given.activated.length
      : 0;

/** 4.7, 4.8: tiles are drawn. */
function fatePhase(run: Run, given: GivenFacts): void {
  const activated = activatedCount(given);
  run.from(`game.tile{n:0;activated:${activated};tile:-1;drawn:0;placed:[]}`);
}

export const draw: Deed = (run, _side, _action, given) => {
  if (run.told("tile").length === 0) fatePhase(run, given);
  else run.say(SHADOW, ["draw"]);
  fateFacts(run);
};

/** 4.8: the tile that has been drawn is applied. */
export const apply: Deed = (run) => {
  run.say(SHADOW, ["apply"]);
  fateFacts(run);
};

function fateFacts(run: Run): void {
  const { tileValue } = printed(run.g);
  const drawn = run.told("tile").map((facts) => Number(facts.tile));
  run.facts.tilesDrawn = drawn.length;
  run.facts.mayDrawAgain = run.offers(SHADOW, ["draw"]);
  run.facts.discarded = tilesAt(run.g, DISCARDED).map((tile) => tileValue[tile]);
  run.facts.backInPool = tilesAt(run.g, IN_POOL)
    .filter((tile) => drawn.includes(tile))
    .map((tile) => tileValue[tile]);
  run.facts.fateCardBeside = besides(run);
}

/** The character beside whom the fate card on the table lies. */
export function besides(run: Run): string | null {
  const [card] = CARD.all.filter(
    (one) => one >= CARD.all.length - 9 && (run.g.table[FATE_DECK] & bitOf(one)) !== 0,
  );
  return card === undefined ? null : CHARACTER.names[printed(run.g).beside[card]];
}

/** 4.5, 4.6: generals are activated, and their Leadership tokens placed, on the first armies there are if nothing is said. */
export const activate =
  (names: string): Deed =>
  (run, side, action, _given, at) => {
    const all =
      names === "none" ? [] : names.split(/,\s*|\s+and\s+|\s+/).map((name) => character.fromFile(name, at));
    // What a vector does not tell is as it is set up.
    if (armiesOf(run.g, FREE).length === 0) {
      const start = newGame(run.g.rulings, run.g.pack);
      run.g.units = start.units;
      run.g.at = run.g.at.map((where, one) => (where === ASIDE ? start.at[one] : where));
    }
    run.g.activated = 0;
    run.from("game.generals{n:0;activated:0;tile:-1;drawn:0;placed:[]}");
    for (const one of all) run.say(side, ["character", one]);
    if (run.ask(side)?.prompt === "general") run.say(side, ["done"]);
    const tokens = placesAt(action.leadershipTokens ?? [], inside(at, "leadershipTokens"));
    placeTokens(run, side, tokens);
    for (let ask = run.ask(side); ask?.prompt === "lead" && !run.refused; ask = run.ask(side))
      run.say(side, ask.options[0]);
    run.facts.leadershipTokens = run.told("token").length;
    run.facts.fateDrawLimit = drawLimit(all.length);
  };
