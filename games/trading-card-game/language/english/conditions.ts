/** Conditions, in the card language (6). */
import { enumerated } from "@westmarch/sentences/writing";
import { signed } from "../marks.ts";
import type { Spotted } from "../targets.ts";
import type { Condition, Fact, Quality, SitePlace } from "../tree.ts";
import { article, noun, target } from "./cards.ts";
import { keyword } from "./pieces.ts";

const spotted = (spot: Spotted): string =>
  "target" in spot ? target(spot.target) : `${spot.burdens} burdens`;

/** What is spotted. */
export const spots = (all: readonly Spotted[]): string => enumerated(all.map(spotted), "and");

/** Where the fellowship is. */
export function place(where: SitePlace): string {
  switch (where.at) {
    case "sites":
      return `site ${enumerated(where.sites.map(String), "or")}`;
    case "from":
      return where.to === "higher" ? `site ${where.site} or higher` : `site ${where.site} to ${where.to}`;
    case "terrain":
      return `${article(where.terrains.join(" or "))} site`;
    case "sanctuary":
      return "a sanctuary";
    case "this site":
      return "this site";
  }
}

/** A keyword that a character has. */
export const quality = (what: Quality): string =>
  what === "fierce"
    ? keyword("fierce", "fierce")
    : keyword(`${what.keyword} ${signed(what.by)}`, what.keyword);

function fact(said: Fact): string {
  switch (said.fact) {
    case "can spot":
      return `${said.who} can spot ${spots(said.spots)}`;
    case "spot":
      return `you spot ${spots(said.spots)}`;
    case "at":
      return `the fellowship is at ${place(said.place)}`;
    case "not at a sanctuary":
      return "the fellowship is not at a sanctuary";
    case "includes":
      return `the fellowship includes ${target(said.target)}`;
    case "includes no":
      return `the fellowship includes no ${noun(said.noun)}`;
    case "pool below":
      return `the pool holds fewer than ${said.number} twilight`;
    case "opponent holds":
      return `an opponent holds ${said.number} or more cards`;
    case "burdens and dead":
      return `burdens plus companions in the dead pile number ${said.number} or more`;
    case "dead companions":
      return `${said.number} or more companions are in the dead pile`;
    case "own site on path":
      return `your own site ${said.number} is on the adventure path`;
    case "burdens at most":
      return `the Ring-bearer has ${said.number} or fewer burdens`;
    case "wears the Ring":
      return `${target(said.target)} ${said.verb} the Ring`;
    case "bears":
      return `${target(said.target)} ${said.verb} ${target(said.what)}`;
    case "is":
      return `${target(said.target)} ${said.was ? "was" : "is"} ${target(said.what)}`;
    case "is so":
      return `${target(said.target)} is ${said.quality === "exhausted" ? said.quality : quality(said.quality)}`;
    case "skirmishing":
      return `${target(said.target)} is skirmishing ${target(said.other)}`;
    case "in the same skirmish":
      return `${target(said.target)} is in the same skirmish as ${target(said.other)}`;
    case "assigned and not resolved":
      return `${target(said.target)} is assigned to a skirmish not yet resolved`;
    case "not assigned":
      return `${target(said.target)} is not assigned to a skirmish`;
    case "was assigned this turn":
      return `${target(said.target)} was assigned to a skirmish this turn`;
    case "was not":
      return `${target(said.target)} was not`;
    default:
      return said.fact;
  }
}

/** A condition, without the word before it. */
export const condition = ({ joined, facts }: Condition): string => facts.map(fact).join(` ${joined} `);
