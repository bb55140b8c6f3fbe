import { games, unfinished } from "@westmarch/registry";
import type { Output } from "../output.ts";

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
      `${id}: ${title}, rules version ${version}, seats ${seats.join(", ")}${rulesOnly ? "; rules only" : ""}`,
    );
    for (const option of options) {
      const values = option.kind === "switch" ? "true or false" : option.values.join(", ");
      const rule = option.rule === undefined ? "" : ` (rule ${option.rule})`;
      out.say(`    ${option.id}=${String(option.initial)}: ${values}${rule}`);
    }
  }
  out.result({ games: listed });
}
