import { NONE } from "@westmarch/kernel";
import { useRef } from "react";
import { GOOD } from "../data/ids.ts";
import { type Hands, playHands, setUpHands } from "./hands.ts";
import type { Props } from "./keys.ts";
import { type MapHandle, MapView } from "./Map.tsx";
import type { Sheet } from "./map/useDrawing.ts";
import { hiddenId, noteOn } from "./NoteSlip.tsx";
import { Marches } from "./pieces/Marches.tsx";
import { walkingKeys } from "./pieces/marching.ts";
import { type Hand, Pieces } from "./pieces/Pieces.tsx";
import type { Piece } from "./pieces/standing.ts";
import { SetUpSlip } from "./SetUp.tsx";
import { canSetUp, suggest } from "./setup.ts";
import { standersIn, type Table } from "./useTable.ts";

export interface LandProps {
  readonly props: Props;
  readonly table: Table;
  readonly sheet: Sheet;
  /** Opens the player's notes on a hidden piece. */
  readonly openNotes: (piece: Piece, button: HTMLElement) => void;
}

const NO_KEYS = new Set<string>();

/** What pieces show, and what becomes of touches on them. */
function handOf(table: Table, hands: Hands): Hand {
  const { taken, turn, own, reach, notes, placing } = table;
  // What has no place yet is taken up next, unless something is in hand already or a region waits.
  const begins = placing?.inHand === NONE && placing.goal === NONE ? placing.draft : null;
  const { carries, tap, lift, drop } = hands;
  return {
    taken,
    carries,
    glow: ({ character, side, region }) => {
      if (character !== null && (character === taken || (side === own && begins?.[character] === NONE)))
        return "gold";
      if (character !== null && turn.grips.get(character)?.kind === "answer")
        return side === own ? "gold" : "ember";
      return side !== own && reach.get(region) === "attack" ? "ember" : null;
    },
    tap,
    lift,
    drop,
    about: (piece) =>
      piece.character !== null ? `character:${piece.character}` : notes ? hiddenId(piece) : undefined,
  };
}

/** The map with everything that stands on it and moves. */
export const Land = ({ props, table, sheet, openNotes }: LandProps) => {
  const { view, held: asBefore, say, calm, whim } = props;
  const { near, own, page, placing, turn, taken, from, pieces, reach, notes, walks } = table;
  const { marches, arrived } = walks;
  const map = useRef<MapHandle>(null);
  const hands = placing
    ? setUpHands(placing, near)
    : playHands({ props, turn, own, near, taken, from, pieces, openNotes: notes && openNotes });
  return (
    <MapView
      {...{ sheet, say, reach, from, pieces, calm }}
      ways={turn.ways}
      good={near === GOOD}
      opens={(region) => placing?.inHand === NONE && canSetUp(near, region)}
      here={(region) => standersIn(region, pieces, say)}
      choose={hands.choose}
      fitted={page.fitted}
      remember={placing === null}
      handle={map}
    >
      {placing && (
        <SetUpSlip
          drawing={sheet.drawing}
          side={near}
          fit={page.fit}
          names={page.names}
          inHand={placing.inHand}
          done={placing.done}
          say={say}
          onSuggest={() => {
            placing.take(NONE);
            placing.think(suggest(near, whim));
          }}
        />
      )}
      <Pieces
        pieces={pieces}
        drawing={sheet.drawing}
        say={say}
        hand={handOf(table, hands)}
        noteOf={(piece) => noteOn(piece, table)}
        walking={marches.length > 0 ? walkingKeys(marches, view.count, asBefore) : NO_KEYS}
        scale={() => map.current?.scale() ?? 1}
        names={page.names}
      />
      <Marches marches={marches} drawing={sheet.drawing} calm={calm} arrived={arrived} />
    </MapView>
  );
};
