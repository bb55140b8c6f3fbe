/** What happens, in Chinese. */
import type { Target } from "../targets.ts";
import type { Happening } from "../tree.ts";
import { anyone, bare, target } from "./cards.ts";
import { condition, place } from "./conditions.ts";
import type { ChineseWriter } from "./writer.ts";

const beside = (w: ChineseWriter, meant: Target | undefined): string =>
  meant ? `在有${bare(w, meant)}参与的${w.words.skirmish}中` : "";

const isThis = (meant: Target): boolean => meant.some(({ is }) => is === "this");

/** What happens, up to the word 时. */
export const happening = (w: ChineseWriter, said: Happening): string => {
  switch (said.on) {
    case "about to be wounded":
      return `${anyone(w, said.target)}${said.inSkirmish ? `在${w.words.skirmish}中` : ""}即将${w.words.wound}`;
    case "loses a skirmish":
      return said.to
        ? `${anyone(w, said.target)}在${w.words.skirmish}中败给${bare(w, said.to)}`
        : `${anyone(w, said.target)}输掉${w.words.skirmish}`;
    case "minions of a player lose to":
      return `某玩家有1名或多名${w.kinds.minion[0]}在${w.words.skirmish}中败给${target(w, said.target)}`;
    case "is killed":
      return `${anyone(w, said.target)}${beside(w, said.beside)}被${said.by ? bare(w, said.by) : ""}杀死`;
    case "plays": {
      const who = `${said.who === "an opponent" ? "有对手" : w.players[said.who]}${beside(w, said.beside)}`;
      return said.onto
        ? `${who}将${bare(w, said.target)}${w.words.play}到${bare(w, said.onto)}身上`
        : `${who}${w.words.play}${bare(w, said.target)}`;
    }
    case "is played":
      return isThis(said.target)
        ? `${w.words.play}${target(w, said.target)}`
        : `${anyone(w, said.target)}被${w.words.play}`;
    case "arrives":
      return `${w.words["the fellowship"]}抵达${place(w, said.place)}`;
    case "leaves":
      return `${w.words["the fellowship"]}${said.inFellowshipPhase ? `在${w.phases.Fellowship}阶段` : ""}离开${place(w, said.place)}`;
    case "the fellowship moves":
      return `${w.words["the fellowship"]}移动`;
    case "becomes true":
      return condition(w, said.condition);
    case "your turn begins":
    case "the turn ends":
    case "your Shadow phase begins":
    case "your Shadow phase ends":
    case "a fellowship phase begins":
    case "a skirmish phase ends":
      return w.moments[said.on];
    default:
      return `${anyone(w, said.target)}${w.happenings[said.on]}`;
  }
};

/** 当 for a state, 每当 for what may happen again; a moment needs neither. */
export const whenever = (w: ChineseWriter, said: Happening): string => {
  if ("target" in said && isThis(said.target) && said.on === "is played") return "";
  if (said.on === "becomes true") return "当";
  return said.on in w.moments ? "" : "每当";
};
