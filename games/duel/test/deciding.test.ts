/** What is shown as the deed that decided a game, when it is over. */
import type { Happened } from "@westmarch/boardkit";
import { Engine } from "@westmarch/kernel";
import { storyOf } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { deciding } from "../board/deciding.ts";
import { CARD } from "../data/cards.ts";
import { type Duel, duel } from "../index.ts";

const engine = new Engine(duel);

/** Random games that end in this way, as an onlooker and as either side hears them. */
function endings(reason: string, many: number) {
  const found = [];
  for (let seed = 0; found.length < many && seed < 600; seed++) {
    const { g, log } = storyOf(engine, {}, seed, [null, 0, 1][seed % 3] ?? null);
    if (g.result?.reason === reason) found.push({ log, winners: g.result.winners, deed: deciding(log) });
  }
  expect(found).toHaveLength(many);
  return found;
}

const sideOf = ({ facts }: Happened<Duel>) => ("side" in facts ? facts.side : null);

describe("the deed that decided a game", () => {
  test("11.8 is the winner's last step of the quest, with the card, landmark or token that gave it", () => {
    for (const { deed, winners } of endings("quest", 3)) {
      expect(deed?.event.type).toBe("quest");
      expect(sideOf(deed!.event)).toBe(winners[0]);
      expect(deed?.thing).toMatch(/^(card|landmark|token):\d+$/);
    }
  });

  test("16.2 is what brought the sixth race to the winner's side", () => {
    for (const { deed, winners } of endings("support", 2)) {
      expect(["played", "token-kept", "landmark-taken"]).toContain(deed?.event.type);
      expect(sideOf(deed!.event)).toBe(winners[0]);
    }
  });

  test("16.5 is the last change on the map where regions were counted", () => {
    for (const { deed, log } of endings("regions", 4)) {
      const last = log.findLast(({ type }) => /^(unit|fortress)/.test(type));
      expect(deed?.event).toBe(last);
    }
  });

  test("is the last card taken where a game was given up, and nothing before anything was done", () => {
    const played: Happened<Duel> = {
      type: "played",
      facts: { side: 1, card: CARD.of(7), chain: false },
      version: 1,
      index: 0,
    };
    const turn: Happened<Duel> = { type: "turn", facts: { side: 0 }, version: 1, index: 1 };
    expect(deciding([played, turn])).toEqual({ event: played, thing: "card:7" });
    expect(deciding([turn])).toBeNull();
  });
});
