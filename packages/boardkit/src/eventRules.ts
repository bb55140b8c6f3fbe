/** Which rule of the book an event carries out. */

/** By event, the number of a rule; or how it follows from what happened. `Events` are those of a game's vocabulary. */
export type EventRules<Events> = {
  readonly [T in keyof Events]: string | ((facts: Events[T]) => string);
};

/** Reads that table for one event. */
export const ruleOfEventBy =
  <Events>(rules: EventRules<Events>) =>
  <T extends keyof Events>({ type, facts }: { readonly type: T; readonly facts: Events[T] }): string => {
    const rule: EventRules<Events>[T] = rules[type];
    return typeof rule === "function" ? rule(facts) : rule;
  };
