/** What is said of those who think. */
import { hashed, seedOf, stream } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { awaitedIn } from "../board/awaited.ts";
import { engine } from "./table.ts";

test("whatever is asked of all most often, the others are told what is being decided, and both sides the same", () => {
  const chance = hashed(seedOf("awaited"));
  const choose = stream(seedOf("awaited", "choices"));
  const g = engine.start({ players: "2" }, chance);
  let [asked, said] = [0, 0];
  for (let made = 0; made < 400; made++) {
    const [ask] = engine.asks(g);
    if (!ask) break;
    const words = [0, 1, null].map((seat) => awaitedIn(engine.view(g, seat)));
    expect(new Set(words).size).toBe(1);
    asked++;
    if (words[0] !== null) said++;
    engine.play(g, ask.seat, ask.options[choose(ask.options.length)], chance);
  }
  expect(said).toBeGreaterThan(0.8 * asked);
});

test("nobody decides anything once the war is over", () => {
  const g = engine.start({ players: "2" }, hashed(seedOf("over")));
  expect(awaitedIn(g)).not.toBeNull();
  g.result = { winners: [0], reason: "ring" };
  expect(awaitedIn(g)).toBeNull();
});
