import type { Say } from "@westmarch/boardkit";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useDevice } from "../device/index.ts";
import { tableAddress } from "../net/links.ts";
import { Dialog } from "../ui/index.ts";
import { engineOf } from "./engine.ts";
import { HandOverForm } from "./HandOverForm.tsx";
import { handOver, type Sitter } from "./handOver.ts";
import { saveHere } from "./localServer.ts";
import { changeTable, type StoredGame, wholeHere } from "./storage.ts";
import type { HereSay } from "./words.ts";

interface HandingOverProps {
  readonly id: string;
  readonly gameSay: Say;
  readonly say: HereSay;
  readonly onClose: () => void;
}

/** A table of this device goes to the server, where it goes on; what is kept here only points there. */
export function HandOver({ id, gameSay, say, onClose }: HandingOverProps) {
  const [, navigate] = useLocation();
  const [there, setThere] = useState<{ whole: StoredGame; roles: readonly string[] } | null>(null);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const whole = await wholeHere(id);
      if (!whole) return;
      const { game } = await engineOf(whole.table.game);
      if (current) setThere({ whole, roles: game.seats(whole.table.settings) });
    };
    look().catch(onClose);
    return () => {
      current = false;
    };
  }, [id, onClose]);
  const hand = async (seats: readonly Sitter[]) => {
    // As it stands now: a computer may have chosen meanwhile.
    const whole = await wholeHere(id);
    if (!whole) return null;
    const { table } = whole;
    const answer = await handOver(table.claim, saveHere(whole), seats);
    if (!answer.ok) return answer;
    const { table: name, token, spectator } = answer.value;
    const handed = { table: name, token: token ?? spectator, at: Date.now() };
    useDevice.getState().remember({ ...handed, game: table.game });
    await changeTable(id, (old) => ({ ...old, handed }));
    navigate(tableAddress(handed.table, handed.token), { replace: true });
    return null;
  };
  return (
    <Dialog open onClose={onClose} title={say("hand")}>
      {there && (
        <HandOverForm
          say={say}
          about={say("hand.about")}
          go={say("hand.go")}
          roles={there.roles.map((role) => gameSay(`seat.${role}`))}
          sitters={there.whole.table.seats}
          onHand={hand}
        />
      )}
    </Dialog>
  );
}
