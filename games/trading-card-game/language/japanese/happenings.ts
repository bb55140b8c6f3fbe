/** What happens, in Japanese. */
import type { Target } from "../targets.ts";
import type { Happening } from "../tree.ts";
import { HAPPENINGS, MOMENTS, PLAYERS } from "../words/ja.ts";
import { bare, target } from "./cards.ts";
import { condition, place } from "./conditions.ts";
import type { JapaneseWriter } from "./writer.ts";

const beside = (w: JapaneseWriter, meant: Target | undefined): string =>
  meant ? `${bare(w, meant)}のいる衝突で` : "";

const happening = (w: JapaneseWriter, said: Happening): string => {
  switch (said.on) {
    case "about to be wounded":
      return `${bare(w, said.target)}が${said.inSkirmish ? "衝突で" : ""}負傷する`;
    case "loses a skirmish":
      return `${bare(w, said.target)}が${said.to ? `${bare(w, said.to)}との` : ""}衝突に敗れた`;
    case "minions of a player lose to":
      return `いずれかのプレイヤーの手下1体以上が${target(w, said.target)}との衝突に敗れた`;
    case "is killed":
      return `${bare(w, said.target)}が${beside(w, said.beside)}${said.by ? `${bare(w, said.by)}に` : ""}倒された`;
    case "plays":
      return `${said.who === "an opponent" ? "対戦相手" : PLAYERS[said.who]}が${beside(w, said.beside)}${said.onto ? `${bare(w, said.onto)}に` : ""}${bare(w, said.target)}をプレイした`;
    case "is played":
      return said.target.some(({ is }) => is === "this")
        ? `${bare(w, said.target)}をプレイした`
        : `${bare(w, said.target)}がプレイされた`;
    case "arrives":
      return `旅の仲間が${place(said.place)}に着いた`;
    case "leaves":
      return `旅の仲間が${said.inFellowshipPhase ? "旅の仲間フェイズに" : ""}${place(said.place)}を離れた`;
    case "becomes true":
      return condition(w, said.condition);
    case "your turn begins":
    case "the turn ends":
    case "your Shadow phase begins":
    case "your Shadow phase ends":
    case "a fellowship phase begins":
    case "a skirmish phase ends":
      return MOMENTS[said.on];
    case "the fellowship moves":
      return "旅の仲間が移動した";
    default:
      return `${bare(w, said.target)}${HAPPENINGS[said.on]}`;
  }
};

/** When it happens: 敗れたとき; a moment is one of itself. */
export const when = (w: JapaneseWriter, said: Happening): string =>
  `${happening(w, said)}${said.on in MOMENTS ? "" : "とき"}`;
