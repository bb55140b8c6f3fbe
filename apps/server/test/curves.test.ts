/** Which curves of a ladder are read again. */
import { describe, expect, it } from "vitest";
import { Curves } from "../src/features/ratings/curves.ts";

const DAY = 86_400_000;

/** Curves, and whose were read, look by look. */
function looking() {
  const curves = new Curves();
  const read: (readonly string[])[] = [];
  let height = 1500;
  const look = async (players: readonly (readonly [id: string, games: number, mu: number])[], until = 0) => {
    const shown = await curves.of(
      "duel",
      players.map(([id, games, mu]) => ({ entity: `person:${id}`, games, rating: { mu } })),
      until,
      async (missing) => {
        read.push(missing);
        height++;
        return new Map(missing.map((entity) => [entity, [[0, height] as const]]));
      },
    );
    return players.map(([id]) => shown.get(`person:${id}`)?.[0]?.[1]);
  };
  return { look, read };
}

describe("the curves of a ladder", () => {
  it("are read once as long as nothing comes to them", async () => {
    const { look, read } = looking();
    const first = await look([["ada", 3, 1500]]);
    expect(await look([["ada", 3, 1500]])).toEqual(first);
    expect(read).toEqual([["person:ada"]]);
  });

  it("are read again for whoever has played since, or has another rating, and for nobody else", async () => {
    const { look, read } = looking();
    await look([
      ["ada", 3, 1500],
      ["bo", 2, 1400],
      ["cid", 1, 1300],
    ]);
    await look([
      ["ada", 4, 1510],
      ["bo", 2, 1400],
      ["cid", 1, 1290],
    ]);
    expect(read[1]).toEqual(["person:ada", "person:cid"]);
  });

  it("are read again on another day, since they go back for half a year", async () => {
    const { look, read } = looking();
    await look([["ada", 3, 1500]]);
    await look([["ada", 3, 1500]], DAY);
    expect(read).toHaveLength(2);
  });

  it("of nobody are read for nobody", async () => {
    const { look, read } = looking();
    expect(await look([])).toEqual([]);
    expect(read).toEqual([]);
  });
});
