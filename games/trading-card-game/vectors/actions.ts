/** What the players of a vector do, and what stands in for cards that do just that. */
import type { Option, Seat } from "@westmarch/kernel";
import { inside, listAt, noSuch, objectAt, onlyKeys, type Place, PositionError } from "@westmarch/positions";
import { CARD, type CopyId } from "../data/ids.ts";
import { givingUp } from "../giving-up.ts";
import { befalls } from "../rules/happen.ts";
import { copyOf, find, setWounds } from "../table/copies.ts";
import { vitality } from "../table/vitality.ts";
import { enter } from "../vocabulary.ts";
import { answersOf } from "./answers.ts";
import {
  type Action,
  allAsked,
  byWhom,
  choose,
  ENDLESS,
  goOn,
  idle,
  isOffered,
  OF_TEXTS,
  refuse,
  until,
  WINDOWS,
} from "./going.ts";
import { bareName, cardAt, letterOf, numberAt, seatAt, textsAt } from "./names.ts";
import type { Run } from "./run.ts";

/** One way to do an action: the keys that it reads by itself, and what it does. */
interface Way {
  readonly keys?: readonly string[];
  readonly run: (run: Run, action: Action) => void;
}

const cardOf = ({ told, at }: Action): string => textsAt(told.card, inside(at, "card"))[0] ?? "";

const OWN_CHANCE = ["phase", "action"];

const isOfCard = (name: string) => (option: Option, at: number) =>
  typeof option[at] === "number" && CARD.names[option[at]] === bareName(name);

/** All pass until the action part that is going on is over. */
function allPass(run: Run): void {
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
function shootAlong(run: Run, action: Action, key: "allies" | "cards"): void {
  for (const name of textsAt(action.told[key], inside(action.at, key))) {
    if (!until(run, (asked) => asked.prompt === "allies-shoot")) refuse(run, "no ally can shoot along");
    const copy = run.copiesNamed(name).find((one) => isOffered(run, ["copy", one]));
    if (copy === undefined) refuse(run, `${name} cannot shoot along`);
    else run.play(byWhom(action), ["copy", copy]);
  }
}

/** Gives wounds to those named, as many as said. */
function divide(run: Run, action: Action, prompt: "archery" | "heal"): void {
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

/** Archery wounds that this one has been given, by choice or because there was nobody else, whatever comes of them. */
const shotAt = (run: Run, by: Seat, name: string): number =>
  run.taken
    .slice(run.archery)
    .filter(
      ({ prompt, seat, option: [verb, copy] }) =>
        prompt === "archery" && seat === by && verb === "copy" && run.isCalled(name, copy),
    ).length;

/** Assigns minions to characters, and is done. */
function assign(run: Run, action: Action): void {
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
function resolve(run: Run): void {
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
function toRegroup(run: Run): void {
  until(run, () => run.g.phase === "regroup" || run.g.result !== null, "all");
  if (run.g.phase !== "regroup" && run.g.result === null) refuse(run, "Regroup does not begin");
}

/** Frames on top of what is asked now: done first, then everything is checked. */
function standIn(run: Run, frames: Parameters<Run["resume"]>[0]): void {
  run.resume([enter("settling").call, ...frames]);
}

const copyAt = (run: Run, action: Action): CopyId => {
  const name = cardOf(action);
  const id = run.copyNamed(name);
  if (!find(run.g, id)) throw new PositionError(inside(action.at, "card"), `${name} is not on the table`);
  return id;
};

/** How much: `by` of an action that nobody does, or what stands beside. */
const muchOf = ({ told, at }: Action): number => {
  const much = told.much ?? told.number ?? told.amount ?? (typeof told.by === "number" ? told.by : 1);
  return numberAt(much, at);
};

const FIGURES = ["card", "much", "number", "amount"];

const token = (what: "wound" | "exert" | "heal"): Way => ({
  keys: FIGURES,
  run: (run, action) => {
    const id = copyAt(run, action);
    const frames = Array.from(
      { length: muchOf(action) },
      () => enter("happening", befalls(run.g, what, id)).call,
    );
    standIn(run, frames);
  },
});

const figure = (change: (run: Run, much: number, action: Action) => void): Way => ({
  keys: [...FIGURES, "player"],
  run: (run, action) => {
    change(run, muchOf(action), action);
    standIn(run, []);
  },
});

/** Questions that `choose` answers. */
const CHOSEN: readonly string[] = [
  ...OF_TEXTS,
  ...WINDOWS,
  "may",
  "spot",
  "spot-some",
  "redraw",
  "order",
  "shot-at",
];

/** Everything that can stand behind `do`. */
const WAYS: Readonly<Record<string, Way>> = {
  bid: {
    keys: ["burdens"],
    run: (run, action) =>
      run.play(byWhom(action), ["bid", numberAt(action.told.burdens, inside(action.at, "burdens"))]),
  },
  "take place": {
    keys: ["place"],
    run: (run, action) => {
      const seat = byWhom(action);
      const place = numberAt(action.told.place, inside(action.at, "place")) - 1;
      if (run.g.order[place] === seat) return;
      if (run.asked?.seat !== seat || !isOffered(run, ["place", place]))
        refuse(run, "it is not his to choose");
      run.play(seat, ["place", place]);
    },
  },
  "start with": {
    keys: ["cards"],
    run: (run, action) => {
      const seat = byWhom(action);
      const at = inside(action.at, "cards");
      for (const name of textsAt(action.told.cards, at)) {
        const option: Option = ["start", cardAt(name, at)];
        until(run, (asked) => asked.prompt === "start" && asked.seat === seat);
        if (!isOffered(run, option)) refuse(run, `${name} cannot start`);
        run.play(seat, option);
      }
      run.forget();
      run.look();
    },
  },
  choose: {
    keys: ["player"],
    run: (run, action) => {
      const seat = byWhom(action);
      const answers = answersOf(action.told, [], action.at, run.since);
      const asks = (asked: NonNullable<Run["asked"]>): boolean =>
        asked.seat === seat && CHOSEN.includes(asked.prompt);
      if (!until(run, asks)) refuse(run, `${letterOf(seat)} has nothing to choose`, true);
      run.look();
      if (!answers.answer(run, true)) refuse(run, "that is not what is asked");
      goOn(run, answers, action);
      allAsked(run, answers, action);
    },
  },
  name: {
    keys: ["player"],
    run: (run, action) => {
      const named = seatAt(action.told.player, inside(action.at, "player"), run.g.order.length);
      const seat = byWhom(action);
      const asks = ["shot-at", "opponent"];
      if (run.g.stack.some((f) => "target" in f && f.target === named)) return;
      if (!until(run, (asked) => asks.includes(asked.prompt) && asked.seat === seat))
        refuse(run, `${letterOf(seat)} has nobody to name`);
      if (!isOffered(run, ["player", named])) refuse(run, "that player cannot be named");
      run.play(seat, ["player", named]);
    },
  },
  "sanctuary heal": { keys: ["wounds"], run: (run, action) => divide(run, action, "heal") },
  "divide archery wounds": {
    keys: ["wounds", "allies"],
    run: (run, action) => {
      if (action.told.allies !== undefined) shootAlong(run, action, "allies");
      divide(run, action, "archery");
    },
  },
  "shoot with allies": {
    keys: ["cards"],
    run: (run, action) => {
      shootAlong(run, action, "cards");
      if (isOffered(run, ["done"])) run.play(byWhom(action), ["done"]);
    },
  },
  assign: { keys: ["pairs"], run: assign },
  play: {
    keys: ["card"],
    run: (run, action) => {
      const is = isOfCard(cardOf(action));
      choose(run, action, OWN_CHANCE, (option) => option[0] === "play" && is(option, 1), ["card"]);
    },
  },
  use: {
    keys: ["card"],
    run: (run, action) => {
      const ids = run.copiesNamed(cardOf(action));
      const isHis = (option: Option): boolean =>
        option[0] === "use" && ids.slice(0, 1).some((id) => id === option[1]);
      choose(run, action, OWN_CHANCE, isHis, ["card"]);
    },
  },
  respond: {
    keys: ["card"],
    run: (run, action) => {
      const name = cardOf(action);
      const is = isOfCard(name);
      const fits = (option: Option): boolean =>
        option[0] === "respond"
          ? is(option, 1)
          : (option[0] === "use" || option[0] === "trigger") &&
            run.copiesNamed(name).some((id) => id === option[1]);
      const seat = byWhom(action);
      const asks = (asked: NonNullable<Run["asked"]>): boolean =>
        WINDOWS.includes(asked.prompt) && asked.seat === seat && asked.options.some(fits);
      if (!until(run, asks)) refuse(run, `${letterOf(seat)} cannot respond with ${name}`);
      const answers = answersOf(action.told, ["card"], action.at, run.forced.length);
      const option = run.asked?.options.find(fits);
      if (option) run.play(seat, option);
      goOn(run, answers, action);
      allAsked(run, answers, action);
    },
  },
  decline: {
    keys: ["card"],
    run: (run, action) => {
      const seat = byWhom(action);
      const asks = (asked: NonNullable<Run["asked"]>): boolean =>
        asked.seat === seat && idle(run) !== undefined;
      if (!until(run, asks)) refuse(run, `${letterOf(seat)} has nothing to decline`);
      const option = idle(run);
      if (option) run.play(seat, option);
    },
  },
  pass: {
    run: (run, action) => {
      const seat = byWhom(action);
      const asks = (asked: NonNullable<Run["asked"]>): boolean =>
        asked.seat === seat && asked.options.some(([verb]) => verb === "pass");
      if (!until(run, asks, "others")) refuse(run, `${letterOf(seat)} cannot pass`);
      const since = run.events.length;
      run.play(seat, ["pass"]);
      run.passedOut = run.heard("skirmish-ended", since);
    },
  },
  "all pass": { run: allPass },
  "end phase": {
    run: (run, action) => {
      const seat = byWhom(action);
      if (!until(run, (asked) => asked.seat === seat && asked.prompt === "phase"))
        refuse(run, `it is not the phase of ${letterOf(seat)}`);
      run.play(seat, ["pass"]);
    },
  },
  "discard to heal": {
    keys: ["card"],
    run: (run, action) => {
      const is = isOfCard(cardOf(action));
      const fits = (option: Option): boolean => option[0] === "discard-to-heal" && is(option, 1);
      choose(run, action, ["phase"], fits, ["card"]);
    },
  },
  transfer: {
    keys: ["card", "to"],
    run: (run, action) => {
      const items = run.copiesNamed(cardOf(action));
      const to = run.copiesNamed(textsAt(action.told.to, inside(action.at, "to"))[0] ?? "");
      const fits = (option: Option): boolean =>
        option[0] === "transfer" && items.some((id) => id === option[1]) && to.some((id) => id === option[2]);
      choose(run, action, ["phase"], fits, ["card", "to"]);
    },
  },
  move: {
    run: (run, action) => {
      const seat = byWhom(action);
      const { phase } = run.g;
      const answers = answersOf(action.told, [], action.at, run.forced.length);
      if (phase === "regroup") {
        if (run.asked?.prompt === "action") allPass(run);
        if (!until(run, (asked) => asked.prompt === "move-again")) refuse(run, "the fellowship cannot move");
        if (!isOffered(run, ["move"])) refuse(run, "the fellowship cannot move");
        run.play(seat, ["move"]);
      } else {
        if (!until(run, (asked) => asked.prompt === "phase" && asked.seat === seat) || phase !== "fellowship")
          refuse(run, "the fellowship cannot move now");
        run.play(seat, ["pass"]);
      }
      goOn(run, answers, action);
      allAsked(run, answers, action);
    },
  },
  stop: {
    run: (run, action) => {
      const seat = byWhom(action);
      if (run.asked?.prompt === "action") allPass(run);
      const since = run.events.length;
      until(run, (asked) => asked.prompt === "move-again");
      if (run.asked?.prompt === "move-again") run.play(seat, ["stop"]);
      else if (!run.forced.some(({ option: [verb] }) => verb === "stop"))
        refuse(run, "nobody asks whether to stop");
      const answers = answersOf(action.told, [], action.at, run.forced.length);
      if (run.asked?.prompt === "reconcile") {
        goOn(run, answers, action);
        if (!run.heard("turn", since) && run.asked?.prompt === "reconcile" && isOffered(run, ["done"]))
          run.play(seat, ["done"]);
      }
      allAsked(run, answers, action);
    },
  },
  reconcile: {
    run: (run, action) => {
      const seat = byWhom(action);
      if (run.asked?.prompt === "action") allPass(run);
      if (!until(run, (asked) => asked.prompt === "reconcile" && asked.seat === seat))
        refuse(run, `${letterOf(seat)} does not reconcile now`);
      for (const name of action.told.discard === undefined ? [] : textsAt(action.told.discard, action.at)) {
        const option: Option = ["card", cardAt(name, inside(action.at, "discard"))];
        if (!isOffered(run, option)) refuse(run, `${name} cannot be discarded`);
        run.play(seat, option);
      }
      if (run.asked?.prompt === "reconcile" && run.asked.seat === seat && isOffered(run, ["done"]))
        run.play(seat, ["done"]);
    },
    keys: ["discard"],
  },
  "resolve skirmish": { run: resolve },
  "next skirmish": {
    keys: ["of"],
    run: (run, action) => {
      const name = textsAt(action.told.of, inside(action.at, "of"))[0] ?? "";
      const id = run.copyNamed(name);
      until(run, (asked) => asked.prompt === "next-skirmish" || run.g.skirmish === id);
      if (run.g.skirmish === id) return;
      if (!isOffered(run, ["copy", id])) refuse(run, `there is no skirmish of ${name}`);
      run.play(run.asked?.seat ?? 0, ["copy", id]);
    },
  },
  check: { run: () => undefined },
  "begin Regroup": { run: toRegroup },
  "end of turn": { run: (run) => void until(run, () => false) },
  wound: token("wound"),
  exert: token("exert"),
  heal: token("heal"),
  kill: {
    keys: ["card"],
    run: (run, action) => {
      const id = copyAt(run, action);
      setWounds(run.g, id, vitality(run.g, copyOf(run.g, id)));
      run.g.hitBy = [];
      standIn(run, []);
    },
  },
  "raise strength": figure((run, much, action) => {
    run.g.lasting.push({ what: "strength", on: copyAt(run, action), by: much, until: "phase" });
  }),
  "lower strength": figure((run, much, action) => {
    run.g.lasting.push({ what: "strength", on: copyAt(run, action), by: -much, until: "phase" });
  }),
  "add burden": figure(({ g }, much) => {
    g.burdens[g.turn] += much;
  }),
  "remove burden": figure(({ g }, much) => {
    g.burdens[g.turn] = Math.max(0, g.burdens[g.turn] - much);
  }),
  "add twilight": figure(({ g }, much) => {
    g.pool += much;
  }),
  "remove twilight": figure(({ g }, much) => {
    g.pool = Math.max(0, g.pool - much);
  }),
  concede: {
    run: (run, action) => {
      const seat = byWhom(action);
      if (givingUp.hindrance(run.g, seat)) refuse(run, `${letterOf(seat)} is out`);
      run.play(seat, givingUp.option);
    },
  },
  "is out": {
    run: (run, action) => run.resume([enter("losing", { seat: byWhom(action), how: "killed" }).call]),
  },
};

/** Ways that answers of their own go with. */
const ANSWERED = ["choose", "play", "use", "respond", "assign", "move", "stop", "discard to heal"];

/** `add burdens` is `add burden`, and `take place 2` is `take place` with a place. */
function wayOf(words: string, at: Place): { readonly name: string; readonly more: object } {
  const [, place] = /^take place (\d+)$/.exec(words) ?? [];
  if (place !== undefined) return { name: "take place", more: { place: Number(place) } };
  const name = words.replace(/burdens$/, "burden");
  if (!Object.hasOwn(WAYS, name)) throw noSuch(at, words, "thing to do", Object.keys(WAYS));
  return { name, more: {} };
}

/** What may be done in a chance to respond. */
const RESPONSES = ["respond", "decline", "choose"];

/** Actions that lead on to what comes next. */
const PHASES = [
  "check",
  "all pass",
  "pass",
  "begin Regroup",
  "end of turn",
  "end phase",
  "move",
  "stop",
  "reconcile",
];

export interface Deed {
  /** For a sentence: `B plays 1C3`. */
  readonly title: string;
  /** What the play comes to by itself afterwards is not its business. */
  readonly goesOn: boolean;
  /** Throws `Refused` where it cannot be done. */
  readonly run: (run: Run) => void;
}

/** Reads the actions of a vector. */
export function deedsAt(given: unknown, at: Place, players: number): readonly Deed[] {
  const all = listAt(given, at);
  return all.map((one, i) => {
    const here = inside(at, i);
    const told = objectAt(one, here);
    const [words = ""] = textsAt(told.do, inside(here, "do"));
    const { name, more } = wayOf(words, inside(here, "do"));
    const way = WAYS[name];
    if (!ANSWERED.includes(name)) onlyKeys(told, ["by", "do", "note", ...(way?.keys ?? [])], here);
    const by = typeof told.by === "string" ? seatAt(told.by, inside(here, "by"), players) : undefined;
    const next = all[i + 1];
    const isAnswered = next !== undefined && RESPONSES.includes(String(objectAt(next, inside(at, i + 1)).do));
    const action: Action = { told: { ...told, ...more }, at: here, by, isAnswered };
    const who = by === undefined ? "" : `${letterOf(by)}: `;
    const what = typeof told.card === "string" ? ` ${told.card}` : "";
    return {
      title: `${who}${words}${what}`,
      goesOn: !PHASES.includes(name),
      run: (run) => {
        const { waiting } = run;
        run.waiting = null;
        way?.run(run, action);
        waiting?.(isAnswered);
      },
    };
  });
}
