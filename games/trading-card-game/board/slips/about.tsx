/** What the figures of the table are made of, for each thing that shows one: `copy:17`, `site:4`, `pool`, `seat:0` … */
import { NONE, type Seat } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { CARD, type CardId, type CopyId, copyId, isCharacter, isSite, printed } from "../../data/ids.ts";
import { costOf, type Figure, type FigureName, figuresOf, figuresOfTurn, nextMove } from "../../figures.ts";
import type { CardGame, Copy } from "../../state.ts";
import { isActive } from "../../table/active.ts";
import { against, find } from "../../table/copies.ts";
import { siteAt } from "../../table/path.ts";
import type { GameSay } from "../keys.ts";
import { copyName, fullTitle, playerName } from "../names.ts";
import { type Camp, type SkirmishScene, skirmishScene } from "../staging/skirmish.ts";
import { caption, lineName, lossWords, signed, whoIn } from "../staging/words.ts";
import { Sum } from "./Sum.tsx";
import css from "./slips.module.css";

export interface Explained {
  readonly title: string;
  readonly body: ReactNode;
  readonly rules: readonly string[];
}

interface Asked {
  readonly say: GameSay;
  readonly view: CardGame;
}

const NOTHING: Explained = { title: "", body: null, rules: [] };

const sideOf = ({ card }: Pick<Copy, "card">): "free" | "shadow" =>
  printed(card).side === "Shadow" ? "shadow" : "free";

/** Figures one under the other; those that are 0 and made of nothing say nothing. */
const Sums = ({
  figures,
  side,
  say,
  view,
}: Asked & { readonly figures: readonly Figure[]; readonly side?: "free" | "shadow" }) => (
  <div>
    {figures
      .filter(({ total, shares }) => total !== 0 || shares.length > 0)
      .map((figure) => (
        <Sum key={figure.name} figure={figure} side={side} say={say} g={view} />
      ))}
  </div>
);

/** The character whose skirmish a copy is in, or is assigned to; `NONE` where there is none. */
function laneOf(view: CardGame, copy: Copy): CopyId {
  const character = copy.zone === "middle" ? against(view, copy.id) : copy.id;
  return character !== NONE && view.against.includes(character) ? character : NONE;
}

/** The skirmish of a character as it would be fought now; null where no minion is assigned to it. */
function sceneOf(view: CardGame, character: CopyId): SkirmishScene | null {
  if (character === NONE || !view.against.includes(character)) return null;
  const fought: CardGame = { ...view, skirmish: character, phase: "skirmish" };
  return skirmishScene({ view: fought, told: fought, since: [], log: [] });
}

/** What would come of it if a skirmish ended as it stands now (12.3). */
const Outcome = ({ scene, say }: Pick<Asked, "say"> & { readonly scene: SkirmishScene | null }) => {
  const loss = scene?.losses.find(({ now }) => now);
  if (!scene || !loss) return null;
  const { sufferings, madeOf, rules } = lossWords(say, scene, loss);
  return (
    <div className={css.outcome}>
      <p>
        <b>{caption(say, scene)}</b>
      </p>
      {sufferings.map(({ words }) => (
        <p key={words}>{words}</p>
      ))}
      <p>
        <i>
          {madeOf && `${madeOf} · `}
          {say("stage.rule", { rules })}
        </i>
      </p>
    </div>
  );
};

/** One side's total with what it is made of. */
const Total = ({
  camp,
  scene,
  say,
}: Pick<Asked, "say"> & { readonly camp: Camp; readonly scene: SkirmishScene }) => (
  <div className={css.sum} data-side={camp.side === "fellowship" ? "free" : "shadow"}>
    <b className={css.total}>{camp.total}</b>
    <ul className={css.shares}>
      {camp.lines.map((line) => (
        <li key={`${line.from} ${line.whose} ${line.until}`}>
          <b>{line.from === "printed" ? line.much : signed(line.much)}</b>
          <span>{lineName(say, scene, line)}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** Both totals of a skirmish, and what would come of it. */
function aboutLane({ say, view }: Asked, character: CopyId): Explained {
  const scene = sceneOf(view, character);
  if (!scene) return NOTHING;
  const { fellowship, minions } = scene;
  return {
    title: say("slip.lane", { character: whoIn(say, fellowship), minions: whoIn(say, minions) }),
    rules: ["12.3", "24"],
    body: (
      <div className={css.slip}>
        <Total camp={fellowship} scene={scene} say={say} />
        <Total camp={minions} scene={scene} say={say} />
        <Outcome scene={scene} say={say} />
      </div>
    ),
  };
}

/** Rules that speak of a character's figures. */
const OF_CHARACTERS = ["12.3", "15.1", "24"] as const;

function aboutCopy(asked: Asked, copy: Copy): Explained {
  const { say, view } = asked;
  const fights = isCharacter(copy.card);
  const title = copyName(say, view, copy.id);
  if (!fights) return { title, body: null, rules: printed(copy.card).unique ? ["14.1"] : [] };
  const wanted: readonly FigureName[] = ["strength", "vitality-left", "damage", "defender"];
  const figures = figuresOf(view, copy).filter(({ name }) => wanted.includes(name));
  const bears = copy.id === view.bearer[view.turn];
  return {
    title,
    rules: bears ? [...OF_CHARACTERS, "18.6"] : OF_CHARACTERS,
    body: (
      <div className={css.slip}>
        <Sums {...asked} figures={figures} side={sideOf(copy)} />
        {bears && <Sums {...asked} figures={turnFigures(view, "resistance-left")} side="free" />}
        {isActive(view, copy) && <Outcome say={say} scene={sceneOf(view, laneOf(view, copy))} />}
      </div>
    ),
  };
}

const turnFigures = (view: CardGame, ...names: readonly FigureName[]): readonly Figure[] =>
  figuresOfTurn(view).filter(({ name }) => names.includes(name));

/** A card in hand: what it costs now, also where it is not the reader's own. */
function aboutCard(asked: Asked, card: CardId): Explained {
  const { say, view } = asked;
  const holder: Seat = view.secret.hands.findIndex((hand) => hand.includes(card));
  const priced = holder >= 0 && !isSite(card) && view.phase !== "setup";
  return {
    title: fullTitle(say, card),
    rules: priced ? ["6.3"] : [],
    body: priced ? (
      <div className={css.slip}>
        <Sums {...asked} figures={[costOf(view, holder, card)]} />
      </div>
    ) : null,
  };
}

function aboutSite(asked: Asked, number: number): Explained {
  const { say, view } = asked;
  const [site] = siteAt(view, number);
  if (!site) return { title: say("slip.site.unlaid", { number }), body: null, rules: ["8.4"] };
  const here = view.at[view.turn] === number && view.phase !== "setup";
  return {
    title: fullTitle(say, site.card),
    rules: ["8.4"],
    body: here ? (
      <div className={css.slip}>
        <Sums {...asked} figures={turnFigures(view, "shadow-number")} side="shadow" />
      </div>
    ) : null,
  };
}

function aboutPool(asked: Asked): Explained {
  const { say, view } = asked;
  const next = view.phase === "setup" ? null : nextMove(view);
  return {
    title: say("slip.pool"),
    rules: ["6.3", "8.4"],
    body: (
      <div className={css.slip}>
        <div>
          <p>{say("slip.pool.holds", { pool: view.pool })}</p>
          <p>{say("slip.pool.pays")}</p>
        </div>
        {next && (
          <div>
            <p>{say("slip.next-move")}</p>
            <Sums {...asked} figures={next.filter(({ name }) => name === "moving-twilight")} side="shadow" />
          </div>
        )}
      </div>
    ),
  };
}

/** A player: his moves and archery where it is his turn, and how much his Ring-bearer can still bear. */
function aboutSeat(asked: Asked, seat: Seat): Explained {
  const { say, view } = asked;
  if (seat < 0 || seat >= view.out.length) return NOTHING;
  const free = seat === view.turn && view.phase !== "setup";
  const names: readonly FigureName[] = ["resistance-left", "move-limit", "fellowship-archery"];
  return {
    title: playerName(say, seat),
    rules: free ? ["8.2", "10.3", "18.6"] : ["9.1"],
    body: (
      <div className={css.slip}>
        <p>{say("slip.player.hand", { count: view.secret.hands[seat].length })}</p>
        {free && <p>{say("slip.moves", { moves: view.moves, limit: view.moveLimit })}</p>}
        <Sums
          {...asked}
          figures={free ? turnFigures(view, ...names) : turnFigures(view, "minion-archery")}
          side={free ? "free" : "shadow"}
        />
      </div>
    ),
  };
}

/** Both archery totals (10.3). */
const aboutArchery = (asked: Asked): Explained => ({
  title: asked.say("phase.archery"),
  rules: ["10.3", "10.4"],
  body: (
    <div className={css.slip}>
      <Sums {...asked} figures={turnFigures(asked.view, "fellowship-archery")} side="free" />
      <Sums {...asked} figures={turnFigures(asked.view, "minion-archery")} side="shadow" />
    </div>
  ),
});

function aboutPile({ say, view }: Asked, kind: string, seat: Seat): Explained {
  const cards = { deck: view.secret.decks, discard: view.discards, dead: view.dead };
  if (kind !== "deck" && kind !== "discard" && kind !== "dead") return NOTHING;
  return {
    title: say(`slip.pile.${kind}`),
    rules: ["13.4"],
    body: <p>{say("slip.cards", { count: cards[kind][seat]?.length ?? 0 })}</p>,
  };
}

/** Everything that there is to say about a thing and its figures. */
export function about(id: string, asked: Asked): Explained {
  const [kind = "", which = "", whose = ""] = id.split(":");
  const number = Number(which);
  switch (kind) {
    case "copy": {
      const copy = Number.isInteger(number) && number >= 0 ? find(asked.view, copyId(number)) : undefined;
      return copy ? aboutCopy(asked, copy) : NOTHING;
    }
    case "lane":
      return Number.isInteger(number) && number >= 0 ? aboutLane(asked, copyId(number)) : NOTHING;
    case "card": {
      const card = CARD.find(which) ?? (CARD.is(number) ? number : undefined);
      return card === undefined ? NOTHING : aboutCard(asked, card);
    }
    case "site":
      return aboutSite(asked, number);
    case "pool":
      return aboutPool(asked);
    case "seat":
      return aboutSeat(asked, number);
    case "archery":
      return aboutArchery(asked);
    case "pile":
      return aboutPile(asked, which, Number(whose));
    default:
      return NOTHING;
  }
}
