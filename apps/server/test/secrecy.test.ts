import { createHash } from "node:crypto";
import { type Confrontation, confrontation } from "@westmarch/confrontation";
import { type AnyGame, type Ask, anyGame, type Option } from "@westmarch/kernel";
import { afterEach, describe, expect, it } from "vitest";
import { type Database, openDatabase, openLog, type RunningServer } from "../src/main/index.ts";
import { HOARD, type Hoard } from "./hoard.ts";
import { call, dropDir, fetchReplay, newData, openPair, Player, sure, testServer } from "./table.ts";

/** Bytes that are the same in every run: two servers given it make the same tokens, keys and draws. */
const sameBytes = () => {
  let n = 0;
  return (bytes: number): Buffer => {
    const parts: Buffer[] = [];
    for (let have = 0; have < bytes; have += 32)
      parts.push(createHash("sha256").update(`twin ${n++}`).digest());
    return Buffer.concat(parts).subarray(0, bytes);
  };
};

interface World {
  readonly server: RunningServer & { dataDir: string };
  readonly database: Database;
  readonly log: string[];
  readonly table: string;
  readonly ada: Player;
  readonly bo: Player;
  readonly guest: Player;
}

const worlds: World[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) {
    await world.server.close();
    dropDir(world.server.dataDir);
  }
});

async function world(game: AnyGame): Promise<World> {
  const dataDir = await newData();
  const database = await openDatabase(dataDir);
  const log: string[] = [];
  const server = await testServer({
    dataDir,
    database,
    games: [game],
    clock: () => 1_800_000_000_000,
    monotonic: () => 0,
    entropy: sameBytes(),
    log: openLog("debug", { write: (line) => void log.push(line) }),
  });
  const opened = await openPair(server, {}, game.id);
  const ada = await Player.at(server, opened.tokens[0]);
  const bo = await Player.at(server, opened.tokens[1]);
  const guest = await Player.at(server, opened.spectator);
  await ada.until(() => ada.messages.filter((message) => message.type === "seats").length >= 1);
  const made = { server, database, log, table: opened.table, ada, bo, guest };
  worlds.push(made);
  return made;
}

/** One seat's choice, seen by everybody before the next. */
async function move(w: World, seat: number, option: Option): Promise<void> {
  const who = seat === 0 ? w.ada : w.bo;
  const key = `move-${who.version}-${seat}`;
  const outcome = await who.act({
    type: "choose",
    key,
    version: who.version,
    seat,
    options: [option] as never,
  });
  if (outcome.type !== "ack") throw new Error(JSON.stringify(outcome));
  await Promise.all([w.ada, w.bo, w.guest].map((player) => player.sees(outcome.version)));
}

/** Everything that Ada may try in order to learn what she should not. */
async function probe(w: World, attempts: readonly Option[]): Promise<string[]> {
  const { ada, server } = w;
  const answers: string[] = [];
  const at = ada.version;
  for (const [i, attempt] of attempts.entries()) {
    const key = `probe-${at}-${i}`;
    const lists: Option[][] = [[attempt], [attempt, attempt], [attempt, ["no", "such"]]];
    for (const [j, options] of lists.entries())
      for (const seat of [0, 1])
        await ada.act({
          type: "choose",
          key: `${key}-${j}-${seat}`,
          version: at,
          seat,
          options: options as never,
        });
  }
  for (const seat of [0, 1]) {
    await ada.act({ type: "claim", key: `claim-${at}-${seat}`, seat });
    await ada.act({ type: "answer", key: `answer-${at}-${seat}`, seat, what: "draw", accept: true });
  }
  const headers = { authorization: `Bearer ${ada.token}` };
  for (let version = 0; version <= at; version++)
    answers.push(await (await fetch(`${server.address}/api/at/${version}`, { headers })).text());
  answers.push(await (await call(server, "/api/mine", { tokens: [ada.token] })).text());
  answers.push(await (await fetchReplay(server, ada.token)).text());
  const again = await Player.at(server, ada.token);
  const resumed = await Player.at(server, ada.token, Math.max(0, at - 1));
  answers.push(...again.received, ...resumed.received);
  await again.leave();
  await resumed.leave();
  return answers;
}

/**
 * What was received, with every head of the chain (sealed by the table's key, so that no reader can tell what it stands
 * for) named by when it first came: they may differ between the worlds, but must change and stay at the same moments.
 */
function unsealed(received: readonly string[]): string[] {
  const heads = new Map<string, string>();
  return received.map((text) =>
    text.replaceAll(/("head":")([0-9a-f]{64})(?=")/g, (_whole, before: string, head: string) => {
      if (!heads.has(head)) heads.set(head, `head ${heads.size}`);
      return `${before}${heads.get(head)}`;
    }),
  );
}

const first = (ask: Ask | null): Option => sure(ask, "the seat is asked nothing").options[0];

/** Everything in the database that no player at the table may know while the game runs. */
async function secretsOf(w: World): Promise<{ key: string; state: Hoard }> {
  const { chance_key } = await w.database.db
    .selectFrom("tables")
    .select("chance_key")
    .executeTakeFirstOrThrow();
  const { state } = await w.database.db.selectFrom("positions").select("state").executeTakeFirstOrThrow();
  return { key: chance_key, state: JSON.parse(state) as Hoard };
}

describe("two worlds that a seat cannot tell apart", () => {
  it("send it, and a spectator, the same bytes, whatever it tries", async () => {
    const [one, two] = [await world(HOARD), await world(HOARD)];
    const answers: string[][][] = [];
    for (const [i, w] of [one, two].entries()) {
      const hide = w.bo.asked().options;
      await move(w, 0, first(w.ada.ask()));
      await move(w, 1, hide[i]);
      const mine = w.ada.asked().options.map((option) => option[1]);
      const others = Array.from({ length: 16 }, (_, card) => card).filter((card) => !mine.includes(card));
      const attempts = [
        ...others.map((card): Option => ["play", card]),
        ["hide", 3] as const,
        ["dig"] as const,
      ];
      const kept = [await probe(w, attempts)];
      // Sealed answers that differ, and Ada still thinking.
      await move(w, 1, ["play", hide[2 + i][1]]);
      kept.push(await probe(w, attempts));
      answers.push(kept);
    }
    expect(unsealed(two.ada.received)).toEqual(unsealed(one.ada.received));
    expect(unsealed(two.guest.received)).toEqual(unsealed(one.guest.received));
    expect(answers[1].map(unsealed)).toEqual(answers[0].map(unsealed));
    expect(one.bo.received).not.toEqual(two.bo.received);
  });

  it("also in The Confrontation, from the placing through moves that meet nobody", async () => {
    const twins = [await world(anyGame(confrontation)), await world(anyGame(confrontation))];
    const [one, two] = twins as [World, World];
    const answers: string[][] = [[], []];
    for (const [i, w] of twins.entries()) {
      for (let n = 0; n < 9; n++) {
        await move(w, 0, first(w.ada.ask()));
        // The same regions in the end, but filled by other characters.
        await move(w, 1, sure(w.bo.asked().options.at(i === 0 ? 0 : -1), "nothing to choose"));
        if (n === 4)
          answers[i].push(
            ...(await probe(w, [
              ["place", 9, 1],
              ["move", 0, 2],
            ])),
          );
      }
    }
    let moves = 0;
    for (; moves < 12; moves++) {
      const seat = one.ada.now.owes[0];
      const shared = peaceful(one, seat).filter(({ step }) =>
        peaceful(two, seat).some((other) => other.step === step),
      );
      const [chosen] = shared;
      if (!chosen) break;
      for (const [i, w] of twins.entries()) {
        const same = peaceful(w, seat).find(({ step }) => step === chosen.step);
        await move(w, seat, sure(same, "the twin cannot do the same").option);
        answers[i].push(
          ...(await probe(w, [
            ["card", 3],
            ["target", 12],
            ["move", 12, 4],
          ])),
        );
      }
    }
    expect(moves).toBeGreaterThan(3);
    expect(one.bo.now.views).not.toEqual(two.bo.now.views);
    expect(unsealed(two.ada.received)).toEqual(unsealed(one.ada.received));
    expect(unsealed(two.guest.received)).toEqual(unsealed(one.guest.received));
    expect(unsealed(answers[1])).toEqual(unsealed(answers[0]));
  });
});

/** The moves of a seat into regions where no enemy stands, by where they lead from and to. */
function peaceful(w: World, seat: number): { step: string; option: Option }[] {
  const player = seat === 0 ? w.ada : w.bo;
  const { view, ask } = player.now.views[0];
  const { count, secret } = view as Confrontation;
  return sure(ask, "the seat is asked nothing")
    .options.filter(([verb, , region]) => verb === "move" && count[(1 - seat) * 16 + Number(region)] === 0)
    .map((option) => ({ option, step: `${secret.at[Number(option[1])]} ${option[2]}` }));
}

describe("no payload", () => {
  it("to a seat or a spectator holds the chance key, another's token, hand or sealed answer", async () => {
    const w = await world(HOARD);
    await move(w, 0, first(w.ada.ask()));
    await move(w, 1, first(w.bo.ask()));
    await move(w, 1, first(w.bo.ask()));
    await probe(w, [
      ["play", 99],
      ["hide", 1],
    ]);
    const { key, state } = await secretsOf(w);
    const toAda = w.ada.received.join("\n");
    const toGuest = w.guest.received.join("\n");
    const logged = w.log.join("\n");
    for (const text of [toAda, toGuest, logged]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain(w.bo.token);
      expect(text).not.toContain(JSON.stringify(state.secret.deck));
      expect(text).not.toContain(JSON.stringify(state.secret.hands[1]));
      expect(text).not.toContain(JSON.stringify(state.sealed[1]));
      expect(text).not.toMatch(/"drawn":[1-9]/);
    }
    expect(toGuest).not.toContain(JSON.stringify(state.secret.hands[0]));
    expect(toGuest).not.toContain(`"hide",${state.secret.hidden[0]}`);
    expect(logged).not.toContain(w.ada.token);
    expect(w.guest.received.every((text) => !text.includes('"ask":{'))).toBe(true);
  });

  it("says what others have to choose from", async () => {
    const w = await world(HOARD);
    for (const player of [w.ada, w.bo, w.guest])
      for (const view of player.now.views) expect(view.ask?.seat ?? view.seat).toBe(view.seat);
  });

  it("numbers what is told with gaps where others were told more", async () => {
    const w = await world(HOARD);
    for (const player of [w.ada, w.bo, w.guest])
      expect(player.welcome.log.map((entry) => entry.index)).toEqual(player.welcome.log.map((_, i) => i));
    expect(w.guest.welcome.log.map((entry) => entry.type)).toEqual(["hand-began"]);
  });
});
