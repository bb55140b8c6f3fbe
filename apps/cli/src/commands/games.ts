import type { Setting } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { games, unfinished } from "@westmarch/registry";
import { rulesNamed } from "../arguments.ts";
import type { Output } from "../output.ts";
import { Trouble } from "../trouble.ts";
import type { Words } from "../words.ts";
import type { ExportFlags } from "./export-games.ts";

/** The seats that go with each value of a setting that brings other seats to the table. */
function tables(
  id: string,
  setting: Setting,
): readonly (readonly [value: string, seats: readonly string[]])[] {
  if (setting.kind !== "choice") return [];
  const { game } = rulesNamed(id);
  const usual = game.seats({}).join();
  const all = setting.values.map((value) => [value, game.seats({ [setting.id]: value })] as const);
  return all.filter(([, seats]) => seats.join() !== usual);
}

/** The titles of the games that have words, by their ids. */
async function titlesIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const titles = Object.entries(games).map(
    async ([id, { words }]) => [id, (await words(language))["game.title"] ?? id] as const,
  );
  return new Map(await Promise.all(titles));
}

/** `match=false: true or false (rule 10.6)` */
function optionLine({ id, initial, rule, ...option }: Setting, words: Words): string {
  const values =
    option.kind === "choice"
      ? option.values.join(", ")
      : option.kind === "switch"
        ? "true, false"
        : words("games.file");
  const slots = { id, initial: String(initial), values };
  return rule === undefined ? words("games.option", slots) : words("games.option.rule", { ...slots, rule });
}

/** `westmarch games [export]` */
export async function gamesCommand(work: string | undefined, flags: ExportFlags, out: Output): Promise<void> {
  if (work === undefined) await listGames(out);
  else if (work === "export") await (await import("./export-games.ts")).exportGamesCommand(flags, out);
  else throw new Trouble("trouble.games.work", { written: work });
}

async function listGames(out: Output): Promise<void> {
  // What scripts read keeps the English titles; people read theirs.
  const [title, spoken] = await Promise.all([titlesIn("en"), titlesIn(out.language)]);
  const listed = Object.values({ ...games, ...unfinished }).map(({ game }) => ({
    id: game.id,
    title: title.get(game.id) ?? game.id,
    version: game.version,
    seats: game.seats({}),
    options: game.settings,
    rulesOnly: !title.has(game.id),
  }));
  for (const { id, title, version, seats, options, rulesOnly } of listed) {
    const line = { id, title: spoken.get(id) ?? title, version, seats: seats.join(", ") };
    out.tell(rulesOnly ? "games.line.terminal" : "games.line", line);
    for (const option of options) {
      out.say(`    ${optionLine(option, out.words)}`);
      for (const [value, others] of tables(id, option))
        out.say(`        ${out.words("games.seats", { value, seats: others.join(", ") })}`);
    }
  }
  out.result({ games: listed });
}
