import type { Setting } from "@westmarch/kernel";
import { games, unfinished } from "@westmarch/registry";
import { rulesNamed } from "../arguments.ts";
import type { Output } from "../output.ts";

/** The seats that go with each value of a setting that brings other seats to the table. */
function tables(
  id: string,
  setting: Setting,
): readonly (readonly [value: string, seats: readonly string[]])[] {
  if (setting.kind === "switch") return [];
  const { game } = rulesNamed(id);
  const usual = game.seats({}).join();
  const all = setting.values.map((value) => [value, game.seats({ [setting.id]: value })] as const);
  return all.filter(([, seats]) => seats.join() !== usual);
}

/** `westmarch games` */
export async function listGames(out: Output): Promise<void> {
  const titles = await Promise.all(
    Object.entries(games).map(
      async ([id, { words }]) => [id, (await words("en"))["game.title"] ?? id] as const,
    ),
  );
  const title = new Map(titles);
  const listed = Object.values({ ...games, ...unfinished }).map(({ game }) => ({
    id: game.id,
    title: title.get(game.id) ?? game.id,
    version: game.version,
    seats: game.seats({}),
    options: game.settings,
    rulesOnly: !title.has(game.id),
  }));
  for (const { id, title, version, seats, options, rulesOnly } of listed) {
    out.say(
      `${id}: ${title}, rules version ${version}, seats ${seats.join(", ")}${rulesOnly ? "; in the terminal only, not on the page yet" : ""}`,
    );
    for (const option of options) {
      const values = option.kind === "switch" ? "true or false" : option.values.join(", ");
      const rule = option.rule === undefined ? "" : ` (rule ${option.rule})`;
      out.say(`    ${option.id}=${String(option.initial)}: ${values}${rule}`);
      for (const [value, others] of tables(id, option))
        out.say(`        ${value}: seats ${others.join(", ")}`);
    }
  }
  out.result({ games: listed });
}
