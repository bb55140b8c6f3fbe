/** Every way to do something that a vector may name. */
import type { Option } from "@westmarch/kernel";
import { inside } from "@westmarch/positions";
import { givingUp } from "../giving-up.ts";
import { enter } from "../vocabulary.ts";
import { answersOf } from "./answers.ts";
import { allPass, assign, cardOf, divide, isOfCard, resolve, shootAlong, toRegroup } from "./doing.ts";
import {
  allAsked,
  byWhom,
  choose,
  goOn,
  idle,
  isOffered,
  OF_TEXTS,
  refuse,
  until,
  WINDOWS,
} from "./going.ts";
import { cardAt, letterOf, numberAt, seatAt, textsAt } from "./names.ts";
import type { Run } from "./run.ts";
import { STAND_INS, type Way } from "./stand-ins.ts";

const OWN_CHANCE = ["phase", "action"];

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
export const WAYS: Readonly<Record<string, Way>> = {
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
  ...STAND_INS,
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
