/** Thinks beside the page, so that it stays quick. */
import { advice, hint, judge, outlook, type Policy, thought, trueWorld } from "@westmarch/bots";
import { type Core, Engine, stream } from "@westmarch/kernel";
import type { Programs } from "@westmarch/registry/manifest";
import type { Answer, Wish } from "./messages.ts";

const all = import.meta.glob<Programs>("../../../../games/*/programs.ts", { import: "programs" });

interface Mind {
  readonly engine: Engine<Core>;
  readonly policy: Policy<Core>;
}
const minds = new Map<string, Promise<Mind>>();

async function made(game: string): Promise<Mind> {
  const load = Object.entries(all).find(([file]) => file.includes(`/games/${game}/`))?.[1];
  if (!load) throw new Error(`there is no game ${game}`);
  const programs = await load();
  const [rules, policy] = await Promise.all([programs.game(), programs.policy()]);
  return { engine: new Engine(rules), policy };
}

function mindOf(game: string): Promise<Mind> {
  const known = minds.get(game);
  if (known) return known;
  const mind = made(game);
  minds.set(game, mind);
  mind.catch(() => minds.delete(game)); // it is fetched again with the next question
  return mind;
}

const tell = (answer: Answer) => postMessage(answer);

async function answer(wish: Wish): Promise<void> {
  const { id, game, settings, seed, heard } = wish;
  const { engine, policy } = await mindOf(game);
  engine.game.takeIn?.(settings);
  tell({ id, begun: true });
  const mind = { random: stream(seed), ...(heard && { heard }) };
  if (wish.want === "outlook") {
    const { state, games: iterations } = wish;
    tell({ id, values: outlook(engine, policy, trueWorld(engine, state), { ...mind, iterations }) });
  } else if (wish.want === "worth") {
    const { view, seat, milliseconds } = wish;
    const thinking = { ...mind, now: () => performance.now(), milliseconds };
    tell({ id, values: [judge(engine, policy, view, seat, thinking)] });
  } else if (wish.want === "hint") {
    const { view, seat, milliseconds } = wish;
    const ask = engine.askOf(view, seat);
    if (!ask) throw new Error(`seat ${seat} owes nothing`);
    const thinking = { ...mind, now: () => performance.now(), milliseconds };
    tell({ id, hint: hint(engine, policy, { view, seat, ask }, thinking) });
  } else if (wish.want === "advice") {
    const { view, seat, chosen, games: iterations } = wish;
    const ask = engine.askOf(view, seat);
    if (!ask) throw new Error(`seat ${seat} owed nothing`);
    tell({ id, advice: advice(engine, policy, { view, seat, ask, chosen }, { ...mind, iterations }) });
  } else {
    const { milliseconds } = wish;
    const thinking = { ...mind, now: () => performance.now(), milliseconds };
    tell({ id, options: thought(engine, policy, wish, thinking) });
  }
}

addEventListener("message", ({ data }: MessageEvent<Wish>) => {
  answer(data).catch((error: unknown) =>
    tell({ id: data.id, failed: error instanceof Error ? error.message : String(error) }),
  );
});
