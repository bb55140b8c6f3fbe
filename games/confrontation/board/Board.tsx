import type { BoardProps } from "@westmarch/boardkit";
import { useEffect, useMemo, useRef, useState } from "react";
import { FORWARD } from "../data/board.ts";
import { GOOD, NONE, other, REGIONS, type RegionId, SIDES } from "../data/ids.ts";
import type { Confrontation } from "../state.ts";
import styles from "./Board.module.css";
import { BattleStage } from "./battle/BattleStage.tsx";
import { HandFan, SpentCards } from "./cards/index.tsx";
import { characterIn, destinations, grips, takenUp } from "./choices.ts";
import { readKept } from "./kept.ts";
import { type MapHandle, MapView } from "./Map.tsx";
import type { Reach } from "./map/Regions.tsx";
import { useDrawing } from "./map/useDrawing.ts";
import { NoteSlip } from "./NoteSlip.tsx";
import { listed, nameOf, sideAt, sideName } from "./names.ts";
import { notesOn, strike } from "./notes.ts";
import { Marches, useMarches } from "./pieces/Marches.tsx";
import { walkingKeys } from "./pieces/marching.ts";
import { type Hand, Pieces, type Spot } from "./pieces/Pieces.tsx";
import { ownStanding, type Piece, placed, standing } from "./pieces/standing.ts";
import { inTray, SetUpSlip } from "./SetUp.tsx";
import { SideSlip } from "./SideSlip.tsx";
import { canSetUp, complete, type Draft, draftOf, nineOf, places, put, suggest } from "./setup.ts";

type Props = BoardProps<Confrontation>;

/** Height of a thing on the screen, 0 while it is not there. */
function useHeight(there: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!there || !box.current) return setHeight(0);
    const sizes = new ResizeObserver(([entry]) => setHeight(Math.round(entry?.contentRect.height ?? 0)));
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [there]);
  return [box, height] as const;
}

/** Room for the prompt bar above the hand on wide screens, in CSS pixels. */
const PROMPT = 92;

interface Look {
  readonly piece: Piece;
  readonly button: HTMLElement;
  readonly open: boolean;
}

const NOBODY = new Set<string>();

/** The whole table: map, pieces, slips in the corners, cards at the foot, and battles as a stage over it. */
export const Board = (props: Props) => {
  const {
    view,
    seat,
    ask,
    log,
    live,
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
  const sheet = useDrawing(`${layout}-${SIDES[near]}`);
  const table = useRef<HTMLDivElement>(null);
  const map = useRef<MapHandle>(null);
  const [hand, handHeight] = useHeight(own !== null);
  const memory = useMemo(() => readKept(kept), [kept]);
  const [look, setLook] = useState<Look | null>(null);

  const group = takenUp(ask, selected);
  const ways = useMemo(() => destinations(ask, group), [ask, group]);
  const held = useMemo(() => grips(ask, group), [ask, group]);
  const { marches, arrived } = useMarches(log, live, own);

  // While placing, the nine stand as in the draft and nothing is asked of the rules before “ready”.
  const placing = ask?.prompt === "place" && own !== null;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [inHand, setInHand] = useState(NONE);
  const thought = useMemo(
    () =>
      placing
        ? (draft ?? draftOf(view, near, memory.draft?.game === view.game ? memory.draft.at : null))
        : null,
    [placing, draft, view, near, memory],
  );
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
    if (!thought) return placed(standing(view, own), sheet.drawing, own);
    return [
      ...placed(ownStanding(near, thought), sheet.drawing, near),
      ...inTray(thought, near, sheet.drawing),
    ];
  }, [sheet, view, own, near, thought]);

  const reach = useMemo(() => {
    const found = new Map<RegionId, Reach>();
    for (const region of ways.keys())
      found.set(region, view.count[foes * REGIONS.length + region]! > 0 ? "attack" : "enter");
    if (thought && inHand !== NONE)
      for (let region = 0; region < REGIONS.length; region++)
        if (put(thought, near, inHand, region) !== thought && canSetUp(near, region))
          found.set(region, "enter");
    return found;
  }, [ways, view, foes, thought, inHand, near]);

  const inPlay = thought ? inHand : characterIn(group);
  const from = inPlay >= 0 && !thought ? (view.secret.at[inPlay] ?? NONE) : NONE;

  const choose = (region: RegionId, at: Spot) => {
    setLook(null);
    if (thought) {
      if (inHand === NONE || !canSetUp(near, region)) return;
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
    const grip = stander && held.get(stander.character!);
    if (grip?.kind === "group") select(grip.id);
  };

  const tap = (piece: Piece, at: Spot, button: HTMLElement) => {
    const { character, region } = piece;
    if (thought) {
      if (character === null) return;
      if (inHand !== NONE && inHand !== character) {
        think(put(thought, near, inHand, region, character));
        setInHand(NONE);
      } else setInHand(inHand === character ? NONE : character);
      return;
    }
    const grip = character === null ? undefined : held.get(character);
    if (grip?.kind === "answer") return act([grip.option]);
    if (piece.side !== own) {
      if (ways.has(region)) return choose(region, at);
      if (character === null && notes) return setLook({ piece, button, open: true });
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
      setLook(null);
      if (thought) return setInHand(character);
      const grip = held.get(character);
      if (grip?.kind === "group") select(grip.id);
    },
    drop: ({ character, region: start }, at) => {
      const region = map.current?.regionAt(at) ?? NONE;
      if (character === null) return;
      if (thought) {
        setInHand(NONE);
        if (region !== start && (region === NONE || canSetUp(near, region)))
          think(put(thought, near, character, region));
        return;
      }
      if (region === NONE || region === start) return;
      const grip = held.get(character);
      const option = grip?.kind === "group" ? destinations(ask, grip.id).get(region) : undefined;
      if (option) act([option]);
      else tried(["move", character, region], at);
    },
    ask: (piece, button) => {
      if (piece.character !== null) explain(`character:${piece.character}`);
      else if (notes) setLook({ piece, button, open: true });
    },
    look: (piece, button) => {
      if (look?.open) return;
      setLook(piece && button && piece.character === null ? { piece, button, open: false } : null);
    },
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

  const noteOf = ({ side, region, place }: Piece) => (side === own ? 0 : (notes?.[region]?.[place] ?? 0));
  const foot = tall ? handHeight + 8 : (own === null ? 12 : handHeight) + PROMPT;
  return (
    <div ref={table} className={styles.table} data-layout={layout} data-calm={calm || undefined}>
      {sheet && (
        <MapView
          sheet={sheet}
          say={say}
          reach={reach}
          ways={ways}
          from={from}
          good={near === GOOD}
          here={here}
          choose={choose}
          explain={(region) => explain(`region:${region}`)}
          head={tall ? 10 : 0}
          foot={foot}
          handle={map}
        >
          {thought && (
            <SetUpSlip
              drawing={sheet.drawing}
              side={near}
              draft={thought}
              say={say}
              onSuggest={() => {
                setInHand(NONE);
                think(suggest(near, whim));
              }}
              onReady={() => complete(thought, near) && act(places(view, thought, near))}
            />
          )}
          <Pieces
            pieces={pieces}
            drawing={sheet.drawing}
            say={say}
            hand={hands}
            noteOf={noteOf}
            walking={marches.length > 0 ? walkingKeys(marches, view.count) : NOBODY}
            scale={() => map.current?.scale() ?? 1}
            names={!tall}
          />
          <Marches marches={marches} drawing={sheet.drawing} calm={calm} arrived={arrived} />
        </MapView>
      )}
      {!(tall && thought) && (
        <>
          <SideSlip
            props={props}
            side={near}
            own={own !== null}
            corner="start"
            spent={tall || own === null}
          />
          <SideSlip props={props} side={foes} own={false} corner="end" spent />
        </>
      )}
      <BattleStage {...props} />
      {own !== null && !tall && view.used[own]! > 0 && (
        <div className={styles.ownSpent}>
          <SpentCards props={props} side={own} />
        </div>
      )}
      {own !== null && (
        <div ref={hand} className={styles.hand} data-hand>
          <HandFan props={props} side={own} />
        </div>
      )}
      {look && notes && (
        <NoteSlip
          key={look.piece.key}
          piece={look.piece}
          beside={look.button}
          table={table}
          say={say}
          note={noteOf(look.piece)}
          open={look.open}
          write={(note) =>
            keep({
              ...memory,
              strokes: strike(
                memory.strokes,
                log,
                { region: look.piece.region, place: look.piece.place },
                note,
              ),
            })
          }
          close={() => setLook(null)}
        />
      )}
    </div>
  );
};
