import { rulesNamed, settingsGiven, withPack } from "../arguments.ts";
import { readJson } from "../files.ts";
import type { Output } from "../output.ts";
import { messageOf, Trouble } from "../trouble.ts";

/** `westmarch vectors GAME FILE…` */
export async function vectorsCommand(
  id: string,
  files: readonly string[],
  flags: { readonly pack?: string },
  out: Output,
): Promise<boolean> {
  const entry = rulesNamed(id);
  const settings = settingsGiven(entry.game, withPack({ settings: [], ...flags }));
  let passed = 0;
  const failures: { file: string; id: string; title: string; error: string }[] = [];
  for (const file of files) {
    const content = readJson(file);
    const played = await entry.playVectors(content, settings).catch((error: unknown) => {
      throw new Trouble("trouble.vectors", { file, game: id, detail: messageOf(error) });
    });
    for (const { id: vector, title, error } of played) {
      if (error === null) passed++;
      else failures.push({ file, id: vector, title, error });
    }
  }
  for (const { id: vector, title, error } of failures) {
    out.say(`${vector} ${title}`);
    for (const line of error.split("\n")) out.say(`    ${line}`);
  }
  out.tell("vectors.done", { passed, failed: failures.length });
  out.result({ passed, failed: failures.length, failures });
  return failures.length === 0;
}
