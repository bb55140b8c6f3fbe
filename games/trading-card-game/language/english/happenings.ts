/** What happens, in the card language (5). */
import { say } from "@westmarch/sentences/writing";
import type { Happening } from "../tree.ts";
import { target } from "./cards.ts";
import { condition, place } from "./conditions.ts";

/** What happens, after “when” or “if”. */
export function happening(said: Happening): string {
  switch (said.on) {
    case "about to be wounded":
      return say(target(said.target), "is about to be wounded", said.inSkirmish && "during a skirmish");
    case "about to exert":
      return `${target(said.target)} is about to exert`;
    case "about to heal":
      return `${target(said.target)} is about to heal`;
    case "loses a skirmish":
      return say(target(said.target), "loses a skirmish", said.to && `to ${target(said.to)}`);
    case "minions of a player lose to":
      return `one or more minions of a player lose a skirmish to ${target(said.target)}`;
    case "is killed":
      return say(
        target(said.target),
        "is killed",
        said.by && `by ${target(said.by)}`,
        said.beside && `during a skirmish involving ${target(said.beside)}`,
      );
    case "plays":
      return say(
        said.who,
        said.who === "you" ? "play" : "plays",
        target(said.target),
        said.onto && `on ${target(said.onto)}`,
        said.beside && `during a skirmish involving ${target(said.beside)}`,
      );
    case "arrives":
      return `the fellowship arrives at ${place(said.place)}`;
    case "leaves":
      return say(
        `the fellowship leaves ${place(said.place)}`,
        said.inFellowshipPhase && "in the fellowship phase",
      );
    case "becomes true":
      return condition(said.condition);
    default:
      return "target" in said ? `${target(said.target)} ${said.on}` : said.on;
  }
}
