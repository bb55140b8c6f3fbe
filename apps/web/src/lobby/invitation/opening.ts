import { type Core, Engine, type Game, type Settings, stream } from "@westmarch/kernel";

/** The same for every guest: what chance deals at the table is known to nobody yet. */
const SEED = 1;

/** How a game with these settings begins, as a spectator sees it. */
export function openingView(rules: Game<Core, unknown>, settings: Settings): Core {
  const engine = new Engine(rules);
  const random = stream(SEED);
  return engine.view(
    engine.start(settings, (_counter, sides) => random(sides)),
    null,
  );
}
