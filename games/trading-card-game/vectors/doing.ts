/** What takes several choices of a vector's players: dividing wounds, assigning, passing until something is over. */
import type { Option, Seat } from "@westmarch/kernel";
import { inside, objectAt } from "@westmarch/positions";
import { CARD } from "../data/ids.ts";
import { answersOf } from "./answers.ts";
import { type Action, allAsked, byWhom, ENDLESS, goOn, idle, isOffered, refuse, until } from "./going.ts";
import { bareName, letterOf, numberAt, textsAt } from "./names.ts";
import type { Run } from "./run.ts";

/** The card that an action names. */
export const cardOf = ({ told, at }: Action): string => textsAt(told.card, inside(at, "card"))[0] ?? "";

/** Whether a word of an option is the card of this name. */
export const isOfCard = (name: string) => (option: Option, at: number) =>
  typeof option[at] === "number" && CARD.names[option[at]] === bareName(name);

/** All pass until the action part that is going on is over. */
export function allPass(run: Run): void {
  const part = run.g.stack.findLast(({ chapter }) => chapter === "procedure" || chapter === "ownPhase");
  if (!part) refuse(run, "there is nothing to pass");
  for (let i = 0; i < ENDLESS && part && run.g.stack.includes(part); i++) {
    const { asked } = run;
    if (!asked) return;
    const passes = asked.prompt === "action" || asked.prompt === "phase";
    const option: Option | undefined = passes ? ["pass"] : idle(run);
    if (!option) refuse(run, "not everybody can pass");
    else run.play(asked.seat, option);
  }
}

/** Lets those allies shoot along that an action names under this key (10.3). */
export function shootAlong(run: Run, action: Action, key: "allies" | "cards"): void {
  for (const name of textsAt(action.told[key], inside(action.at, key))) {
    if (!until(run, (asked) => asked.prompt === "allies-shoot")) refuse(run, "no ally can shoot along");
    const copy = run.copiesNamed(name).find((one) => isOffered(run, ["copy", one]));
    if (copy === undefined) refuse(run, `${name} cannot shoot along`);
    else run.play(byWhom(action), ["copy", copy]);
  }
}

/** Gives wounds to those named, as many as said. */
export function divide(run: Run, action: Action, prompt: "archery" | "heal"): void {
  const seat = byWhom(action);
  const at = inside(action.at, "wounds");
  const asks = (asked: NonNullable<Run["asked"]>): boolean => asked.prompt === prompt && asked.seat === seat;
  const isAsked = (isGiven: () => boolean): boolean =>
    until(run, (asked) => asks(asked) || isGiven(), "all") && !isGiven();
  // It comes before whatever else begins with the turn and has not been done yet.
  if (prompt === "heal" && until(run, (asked) => asks(asked) || isOffered(run, ["sanctuary"]))) {
    if (isOffered(run, ["sanctuary"])) run.play(seat, ["sanctuary"]);
  }
  for (const [name, wounds] of Object.entries(objectAt(action.told.wounds, at))) {
    for (let given = 0; given < numberAt(wounds, inside(at, name)); given++) {
      const isGiven = (): boolean => prompt === "archery" && shotAt(run, seat, name) > given;
      if (isGiven()) continue;
      const asked = (run.asked?.prompt === prompt && run.asked.seat === seat) || isAsked(isGiven);
      const copy = run.copiesNamed(name).find((one) => isOffered(run, ["copy", one]));
      if (asked && copy !== undefined) run.play(seat, ["copy", copy]);
      if (!isGiven() && !(asked && copy !== undefined && prompt === "heal"))
        refuse(run, `${name} cannot be given ${given + 1}`);
    }
  }
}

/** Archery wounds that this character has been given, by choice or for want of another, whatever comes of them. */
const shotAt = (run: Run, by: Seat, name: string): number =>
  run.taken
    .slice(run.archery)
    .filter(
      ({ prompt, seat, option: [verb, copy] }) =>
        prompt === "archery" && seat === by && verb === "copy" && run.isCalled(name, copy),
    ).length;

/** Assigns minions to characters, and is done. */
export function assign(run: Run, action: Action): void {
  const seat = byWhom(action);
  const asks = (asked: NonNullable<Run["asked"]>): boolean =>
    asked.prompt === "assign" && asked.seat === seat;
  const at = inside(action.at, "pairs");
  const pairs = Object.entries(objectAt(action.told.pairs, at)).flatMap(([character, minions]) =>
    textsAt(minions, inside(at, character)).map((minion) => [character, minion] as const),
  );
  for (const [character, minion] of pairs) {
    if (run.asked?.prompt !== "assign" || run.asked.seat !== seat) {
      if (!until(run, asks, "all")) refuse(run, `${letterOf(seat)} is not asked to assign`);
    }
    const option = run.asked?.options.find(
      (one) => one[0] === "assign" && run.isNamed(character, one[1]) && run.isNamed(minion, one[2]),
    );
    if (option) run.play(seat, option);
    else refuse(run, `${minion} cannot be assigned to ${character}`);
  }
  const answers = answersOf(action.told, ["pairs"], action.at, run.forced.length);
  goOn(run, answers, action);
  if (run.asked?.prompt === "assign" && run.asked.seat === seat && isOffered(run, ["done"])) {
    run.play(seat, ["done"]);
  }
  allAsked(run, answers, action);
}

/** All pass, and then the result with all that must happen. */
export function resolve(run: Run): void {
  if (run.passedOut) {
    run.passedOut = false;
    return;
  }
  const since = run.events.length;
  if (run.g.phase !== "skirmish" || run.asked?.prompt === "next-skirmish")
    refuse(run, "there is no skirmish");
  allPass(run);
  for (let i = 0; i < ENDLESS && run.asked?.prompt === "order"; i++) {
    const [option] = run.asked.options;
    if (option) run.play(run.asked.seat, option);
  }
  if (!run.heard("skirmish-ended", since)) refuse(run, "the skirmish is not resolved");
}

/** The phase goes on by itself to where Regroup begins. */
export function toRegroup(run: Run): void {
  until(run, () => run.g.phase === "regroup" || run.g.result !== null, "all");
  if (run.g.phase !== "regroup" && run.g.result === null) refuse(run, "Regroup does not begin");
}
