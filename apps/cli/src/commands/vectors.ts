import { rulesNamed, settingsGiven, withPack } from "../arguments.ts";
import { readJson } from "../files.ts";
import type { Output } from "../output.ts";
import { messageOf, Trouble } from "../trouble.ts";

interface Flags {
  readonly pack?: string;
  /** Expectations are changed to see whether their vectors can fail. */
  readonly selfTest?: boolean;
}

interface Failure {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly error: string;
}

/** `westmarch vectors GAME FILE…` */
export async function vectorsCommand(
  id: string,
  files: readonly string[],
  flags: Flags,
  out: Output,
): Promise<boolean> {
  const entry = rulesNamed(id);
  const settings = settingsGiven(entry.game, withPack({ settings: [], ...flags }));
  let [passed, tried] = [0, 0];
  const failures: Failure[] = [];
  const refuse = (file: string) => (error: unknown) => {
    throw new Trouble("trouble.vectors", { file, game: id, detail: messageOf(error) });
  };
  for (const file of files) {
    const content = readJson(file);
    const played = flags.selfTest
      ? await entry.proveVectors(content, settings).catch(refuse(file))
      : (await entry.playVectors(content, settings).catch(refuse(file))).map((one) => ({
          ...one,
          tried: 0,
          unproven: [],
        }));
    for (const { id: vector, title, error, unproven, ...one } of played) {
      tried += one.tried;
      const unable =
        unproven.length === 0 ? null : out.words("vectors.unproven", { places: unproven.join(", ") });
      const why = error ?? unable;
      if (why === null) passed++;
      else failures.push({ file, id: vector, title, error: why });
    }
  }
  for (const { id: vector, title, error } of failures) {
    out.say(`${vector} ${title}`);
    for (const line of error.split("\n")) out.say(`    ${line}`);
  }
  if (flags.selfTest) out.tell("vectors.tried", { tried });
  out.tell("vectors.done", { passed, failed: failures.length });
  out.result({ passed, failed: failures.length, ...(flags.selfTest && { tried }), failures });
  return failures.length === 0;
}
