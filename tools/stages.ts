/** Stages of work that wait for each other, as many at once as there is room for. */

export interface Stage {
  readonly name: string;
  /** Stages that must have ended before; those that are not there are not waited for. */
  readonly after: readonly string[];
}

/**
 * Carries every stage out, at most `room` (1 or more) at once and each after those it waits for; whichever stands first
 * goes first. The answers come in the order of the stages. Throws if some wait for each other in a circle, and hands on
 * what a stage throws.
 */
export async function sideBySide<S extends Stage, A>(
  stages: readonly S[],
  room: number,
  carryOut: (stage: S) => Promise<A>,
): Promise<A[]> {
  const answers = new Map<string, A>();
  const running = new Map<string, Promise<void>>();
  const waiting = new Set(stages);
  const isThere = (name: string) => stages.some((stage) => stage.name === name);
  while (waiting.size > 0 || running.size > 0) {
    for (const stage of waiting) {
      if (running.size >= room) break;
      if (stage.after.some((name) => isThere(name) && !answers.has(name))) continue;
      waiting.delete(stage);
      const ended = carryOut(stage).then((answer) => {
        answers.set(stage.name, answer);
        running.delete(stage.name);
      });
      running.set(stage.name, ended);
    }
    if (running.size === 0) {
      const names = [...waiting].map(({ name }) => name);
      throw new Error(`these stages wait for each other: ${names.join(", ")}`);
    }
    await Promise.race(running.values());
  }
  return stages.flatMap(({ name }) => (answers.has(name) ? [answers.get(name) as A] : []));
}
