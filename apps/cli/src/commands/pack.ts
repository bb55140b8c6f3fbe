/** Data packs of games whose components are data. */
import { sayFrom } from "@westmarch/boardkit/say";
import { withPacks } from "@westmarch/registry";
import { readText } from "../files.ts";
import type { Output } from "../output.ts";
import { Trouble } from "../trouble.ts";

/** `westmarch pack GAME show|check [FILE]` */
export async function packCommand(
  game: string,
  work: string,
  file: string | undefined,
  out: Output,
): Promise<boolean> {
  const entry = Object.hasOwn(withPacks, game) ? withPacks[game] : undefined;
  if (!entry) throw new Trouble("trouble.pack.game", { game, known: Object.keys(withPacks).join(", ") });
  const [packs, words] = await Promise.all([entry.packs(), entry.words(out.language)]);
  if (work === "show") {
    const text = packs.builtIn();
    out.say(text);
    out.result({ game, pack: JSON.parse(text) });
    return true;
  }
  if (work !== "check") throw new Trouble("trouble.pack.work", { written: work, known: "show, check" });
  if (file === undefined) throw new Trouble("trouble.pack.which", { game });
  const { digest, complaints, verdict } = packs.read(
    readText(file),
    sayFrom(entry.language(out.language), words),
  );
  for (const { place, sentence } of complaints) out.tell("pack.line", { place, sentence });
  out.say(verdict);
  out.result({ game, digest, complaints });
  return digest !== null;
}
