import { latePart } from "@westmarch/boardkit/later";
import { useState } from "react";
import { since } from "../table/text/lines.ts";
import { invitationsAt } from "../table/text/people.ts";
import { isWhole } from "../table/text/words.tsx";
import { SeatRefusal } from "./SeatBar.tsx";
import type { AtSeatProps } from "./useSeated.ts";

const HintSaid = latePart(async () => (await import("../hints/Hint.tsx")).HintSaid);
const Recap = latePart(async () => (await import("../table/board/Slips.tsx")).Recap);
const Share = latePart(async () => (await import("../table-links/Share.tsx")).Share);
const AfterGame = latePart(async () => (await import("./AfterGame.tsx")).AfterGame);

/** What lies over the board: a refusal or a hint beside its thing, invitations, what was missed, and the end. */
export function SeatSlips({ at }: AtSeatProps) {
  const { table, model, loaded, props, ask, hinting, hint, bare, over } = at;
  const [shared, setShared] = useState(false);
  const invitations = invitationsAt(model, bare.say);
  return (
    <>
      {table.denied?.at && <SeatRefusal at={at} />}
      {hinting && ask && isWhole(loaded) && (
        <HintSaid hinted={hinting} loaded={loaded} props={props} onClose={() => hint(null)} />
      )}
      {invitations.length > 0 && !shared && !over && (
        <Share game={model.game} invitations={invitations} onClose={() => setShared(true)} />
      )}
      <Missed at={at} />
      <End at={at} />
    </>
  );
}

/** What has happened since the player was here last. */
function Missed({ at: { table, past, deeds, watching } }: AtSeatProps) {
  const lines = table.recap === null || past ? [] : since(deeds, table.recap);
  if (lines.length === 0) return null;
  return (
    <Recap
      lines={lines}
      onClose={() => table.tellFrom(null)}
      onWatch={() => {
        if (table.recap !== null) watching.watch(table.recap);
        table.tellFrom(null);
      }}
    />
  );
}

function End({ at }: AtSeatProps) {
  const { tellsEnd, setTellsEnd, over, past, loaded, model, props, token, look } = at;
  if (!tellsEnd || !over || past || !isWhole(loaded)) return null;
  return (
    <AfterGame
      model={model}
      loaded={loaded}
      props={props}
      token={token}
      onLook={(version) => {
        setTellsEnd(false);
        look(version);
      }}
      onClose={() => setTellsEnd(false)}
    />
  );
}
