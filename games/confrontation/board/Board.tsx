import { placeAt, type Spot, useCarryKeys } from "@westmarch/boardkit/carry";
import { AboutSlip, useAsking } from "@westmarch/boardkit/slips";
import { listed } from "@westmarch/boardkit/writing";
import { NONE } from "@westmarch/kernel";
import { useEffect, useMemo, useRef, useState } from "react";
import { FORWARD } from "../data/board.ts";
import {
  ALL_REGIONS,
  type CharacterId,
  GOOD,
  other,
  REGION,
  REGIONS,
  type RegionId,
  SIDES,
} from "../data/ids.ts";
import styles from "./Board.module.css";
import { BattleStage } from "./battle/BattleStage.tsx";
import { HandFan, SpentCards } from "./cards/index.tsx";
import { characterIn, destinations, grips, takenUp } from "./choices.ts";
import { explain as explanation } from "./explain.tsx";
import { readKept } from "./kept.ts";
import type { Props } from "./keys.ts";
import { type MapHandle, MapView } from "./Map.tsx";
import type { Reach } from "./map/reach.ts";
import { useDrawing } from "./map/useDrawing.ts";
import { NoteSlip } from "./NoteSlip.tsx";
import { nameOf, sideAt, sideName } from "./names.ts";
import { notesOn, strike } from "./notes.ts";
import { Marches, useMarches } from "./pieces/Marches.tsx";
import { walkingKeys } from "./pieces/marching.ts";
import { type Hand, Pieces } from "./pieces/Pieces.tsx";
import { ownStanding, type Piece, placed, standing } from "./pieces/standing.ts";
import { inTray, SetUpSlip } from "./SetUp.tsx";
import { SideSlip } from "./SideSlip.tsx";
import { canSetUp, complete, type Draft, draftOf, nineOf, places, put, suggest } from "./setup.ts";

/** When all nine stand, the only thing left to choose is to be ready: it takes the place of the question. */
function useReady({ offer, say }: Pick<Props, "offer" | "say">, done: boolean, ready: () => void): void {
  const latest = useRef(ready);
  useEffect(() => {
    latest.current = ready;
  });
  useEffect(() => {
    if (!done) return;
    offer({ text: say("board.setup.ready"), give: () => latest.current() });
    return () => offer(null);
  }, [offer, say, done]);
}

/** The region that a place where pieces are put down stands for, or `NONE`. */
function regionOf(place: string | null): RegionId {
  const region = Number(place ?? NONE);
  return REGION.is(region) ? region : NONE;
}

/** What a hidden piece is asked about by. */
const hiddenId = (piece: Piece): string => `hidden:${piece.key}`;
const isHidden = (id: string): boolean => id.startsWith("hidden:");
const KEYS = ["?", "i", "n"];

const NOBODY = new Set<string>();

/** The whole table: map, pieces, slips in the corners, cards at the foot, and battles as a stage over it. */
export const Board = (props: Props) => {
  const {
    view,
    seat,
    ask,
    log,
    live,
    held: asBefore,
    told,
    selected,
    select,
    act,
    tried,
    explain,
    say,
    layout,
    calm,
    kept,
    keep,
    whim,
  } = props;
  const near = sideAt(view, seat);
  const own = seat === null ? null : near;
  const tall = layout === "tall";
  const sheet = useDrawing(`${tall ? "tall" : "wide"}-${SIDES[near]}`);
  const table = useRef<HTMLDivElement>(null);
  const map = useRef<MapHandle>(null);
  const [fit, fitted] = useState(1);
  // On a small map names would be larger than those who bear them.
  const names = !tall && fit > 0.62;
  const memory = useMemo(() => readKept(kept), [kept]);
  // Counts wait for the battle that changes them.
  const counted = useMemo(() => ({ ...props, view: told }), [props, told]);
  const { asked, open, close } = useAsking(table, { explain, opens: isHidden, keys: KEYS });

  const group = takenUp(ask, selected);
  const ways = useMemo(() => destinations(ask, group), [ask, group]);
  const held = useMemo(() => grips(ask, group), [ask, group]);
  const { marches, arrived } = useMarches(log, live, own);

  // While placing, the nine stand as in the draft and nothing is asked of the rules before “ready”.
  const placing = ask?.prompt === "place" && own !== null;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [inHand, setInHand] = useState<CharacterId>(NONE);
  // A region chosen first waits for the character that is to stand there.
  const [goal, setGoal] = useState<RegionId>(NONE);
  useCarryKeys(table, () => setInHand(NONE));
  const thought = useMemo(
    () =>
      placing
        ? (draft ?? draftOf(view, near, memory.draft?.game === view.game ? memory.draft.at : null))
        : null,
    [placing, draft, view, near, memory],
  );
  const done = thought !== null && complete(thought, near);
  useReady(props, done, () => {
    if (thought) act(places(view, thought, near));
  });
  const think = (next: Draft) => {
    setDraft(next);
    keep({ ...memory, draft: { game: view.game, at: nineOf(next, near) } });
  };

  const foes = other(near);
  const notes = useMemo(
    () =>
      own === null
        ? null
        : notesOn(
            foes,
            log,
            memory.strokes,
            view.count.slice(foes * REGIONS.length, (foes + 1) * REGIONS.length),
          ),
    [own, foes, log, memory, view],
  );

  const pieces = useMemo(() => {
    if (!sheet) return [];
    if (!thought) return placed(standing(view, own), sheet.drawing, own, fit);
    return [
      ...placed(ownStanding(near, thought), sheet.drawing, near, fit),
      ...inTray(thought, near, sheet.drawing, fit, names),
    ];
  }, [sheet, view, own, near, thought, fit, names]);

  const reach = useMemo(() => {
    const found = new Map<RegionId, Reach>();
    for (const region of ways.keys())
      found.set(region, view.count[foes * REGIONS.length + region] > 0 ? "attack" : "enter");
    if (thought && goal !== NONE) found.set(goal, "enter");
    if (thought && inHand !== NONE)
      for (const region of ALL_REGIONS)
        if (put(thought, near, inHand, region) !== thought && canSetUp(near, region))
          found.set(region, "enter");
    return found;
  }, [ways, view, foes, thought, inHand, goal, near]);

  const inPlay = thought ? inHand : characterIn(group);
  const from = inPlay >= 0 && !thought ? (view.secret.at[inPlay] ?? NONE) : NONE;

  const choose = (region: RegionId, at: Spot) => {
    if (thought) {
      if (!canSetUp(near, region)) return;
      if (inHand === NONE) return setGoal(goal === region ? NONE : region);
      think(put(thought, near, inHand, region));
      setInHand(NONE);
      return;
    }
    const option = ways.get(region);
    if (option) return act([option]);
    if (!ask) return;
    if (inPlay >= 0 && region !== from) return tried(["move", inPlay, region], at);
    const stander = pieces.find(
      (piece) => piece.region === region && piece.character !== null && held.has(piece.character),
    );
    const grip = held.get(stander?.character ?? NONE);
    if (grip?.kind === "group") select(grip.id);
  };

  const tap = (piece: Piece, at: Spot, button: HTMLElement) => {
    const { character, region } = piece;
    if (thought) {
      if (character === null) return;
      if (goal !== NONE && goal !== region) {
        think(put(thought, near, character, goal));
        setGoal(NONE);
      } else if (inHand !== NONE && inHand !== character) {
        think(put(thought, near, inHand, region, character));
        setInHand(NONE);
      } else {
        setGoal(NONE);
        setInHand(inHand === character ? NONE : character);
      }
      return;
    }
    const grip = character === null ? undefined : held.get(character);
    if (grip?.kind === "answer") return act([grip.option]);
    if (piece.side !== own) {
      if (ways.has(region)) return choose(region, at);
      if (character === null && notes) return open(hiddenId(piece), button);
      if (character !== null) explain(`character:${character}`);
      return;
    }
    if (grip) return select(group === grip.id && selected !== null ? null : grip.id);
    if (ways.has(region)) return choose(region, at);
    if (!ask || character === null) return;
    const ahead = FORWARD[near][region]?.[0];
    if (ahead !== undefined && (ask.prompt === "turn" || ask.prompt === "move"))
      tried(["move", character, ahead], at);
  };

  const hands: Hand = {
    taken: inPlay,
    carries: ({ character, side }) =>
      side === own && character !== null && (thought !== null || held.get(character)?.kind === "group"),
    glow: ({ character, side, region }) => {
      if (character !== null && character === inPlay) return "gold";
      if (character !== null && held.get(character)?.kind === "answer")
        return side === own ? "gold" : "ember";
      return side !== own && reach.get(region) === "attack" ? "ember" : null;
    },
    tap,
    lift: ({ character }) => {
      if (character === null) return;
      if (thought) {
        setGoal(NONE);
        return setInHand(character);
      }
      const grip = held.get(character);
      if (grip?.kind === "group") select(grip.id);
    },
    drop: ({ character, region: start }, at) => {
      if (thought) setInHand(NONE);
      if (character === null || at === null) return false;
      const region = regionOf(placeAt(at));
      if (region === start) return false;
      if (thought) {
        if (region === NONE || canSetUp(near, region)) think(put(thought, near, character, region));
        return false;
      }
      if (region === NONE) return false;
      const grip = held.get(character);
      const option = grip?.kind === "group" ? destinations(ask, grip.id).get(region) : undefined;
      if (option) act([option]);
      else tried(["move", character, region], at);
      return option !== undefined;
    },
    about: (piece) =>
      piece.character !== null ? `character:${piece.character}` : notes ? hiddenId(piece) : undefined,
  };

  const here = (region: RegionId): string => {
    const there = pieces.filter((piece) => piece.region === region);
    const mine = there.flatMap(({ character }) => (character === null ? [] : [nameOf(say, character)]));
    const words = mine.length > 0 ? [listed(say, mine)] : [];
    for (const side of [0, 1] as const) {
      const count = there.filter((piece) => piece.side === side && piece.character === null).length;
      if (count > 0) words.push(say("board.hidden", { count, side: sideName(say, side) }));
    }
    return words.length > 0 ? words.join(", ") : say("board.empty");
  };

  const suspect = asked && pieces.find((piece) => hiddenId(piece) === asked.id);
  const noteOf = ({ side, region, place }: Piece) => (side === own ? 0 : (notes?.[region]?.[place] ?? 0));
  return (
    <div
      ref={table}
      className={styles.table}
      data-layout={layout}
      data-seated={own !== null || undefined}
      data-placing={thought !== null || undefined}
      data-calm={calm || undefined}
    >
      {sheet && (
        <MapView
          sheet={sheet}
          say={say}
          reach={reach}
          ways={ways}
          from={from}
          good={near === GOOD}
          opens={(region) => thought !== null && inHand === NONE && canSetUp(near, region)}
          here={here}
          choose={choose}
          fitted={fitted}
          calm={calm}
          remember={thought === null}
          pieces={pieces}
          handle={map}
        >
          {thought && (
            <SetUpSlip
              drawing={sheet.drawing}
              side={near}
              fit={fit}
              names={names}
              done={done}
              say={say}
              onSuggest={() => {
                setInHand(NONE);
                think(suggest(near, whim));
              }}
            />
          )}
          <Pieces
            pieces={pieces}
            drawing={sheet.drawing}
            say={say}
            hand={hands}
            noteOf={noteOf}
            walking={marches.length > 0 ? walkingKeys(marches, view.count, asBefore) : NOBODY}
            scale={() => map.current?.scale() ?? 1}
            names={names}
          />
          <Marches marches={marches} drawing={sheet.drawing} calm={calm} arrived={arrived} />
        </MapView>
      )}
      {!(layout !== "wide" && thought) && (
        <>
          <SideSlip
            props={counted}
            side={near}
            own={own !== null}
            corner="start"
            spent={layout !== "wide" || own === null}
          />
          <SideSlip props={counted} side={foes} own={false} corner="end" spent />
        </>
      )}
      <BattleStage {...props} />
      {own !== null && layout === "wide" && told.used[own] > 0 && (
        <div className={styles.ownSpent}>
          <SpentCards props={counted} side={own} />
        </div>
      )}
      {own !== null && (
        <div className={styles.hand} data-hand>
          <HandFan props={props} side={own} />
        </div>
      )}
      <AboutSlip
        asked={asked && !isHidden(asked.id) ? asked : null}
        table={table}
        close={close}
        about={(id) => explanation(id, props)}
        more={{ text: say("board.more"), explain }}
      />
      {asked && suspect && (
        <NoteSlip
          key={asked.id}
          piece={suspect}
          asked={asked}
          table={table}
          say={say}
          note={noteOf(suspect)}
          attacked={reach.get(suspect.region) === "attack"}
          write={(note) =>
            keep({
              ...memory,
              strokes: strike(memory.strokes, log, { region: suspect.region, place: suspect.place }, note),
            })
          }
          close={close}
        />
      )}
    </div>
  );
};
