import type { Pace } from "@westmarch/protocol";
import { useState } from "react";
import { freshSeal } from "../device/contribution.ts";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey, openTable } from "../net/api.ts";
import { askOwnTables } from "../ui/header/waiting.ts";
import { listTable } from "./api.ts";

interface Standing {
  readonly game: string;
  readonly name: string;
  readonly pace?: Pace;
}

type State = "none" | "opening" | "left" | { readonly failed: ReturnType<typeof failureKey> };

/**
 * A search that stays when its page is closed: a table of one's own, listed so that anybody may join. Its player is told by
 * notices when somebody has sat down.
 */
export function useStanding() {
  const { language } = useWords();
  const remember = useDevice((device) => device.remember);
  const [state, setState] = useState<State>("none");
  const leave = async ({ game, name, pace }: Standing) => {
    setState("opening");
    // Nobody knows who is to come: the side is by chance.
    const me = { kind: "me", name } as const;
    const open = { kind: "open" } as const;
    const answer = await openTable({
      game,
      settings: {},
      seats: Math.random() < 0.5 ? [me, open] : [open, me],
      seal: await freshSeal(),
      ...(pace && { pace }),
    });
    if (!answer.ok) return setState({ failed: failureKey(answer) });
    const { table, token } = answer.value;
    if (token === null) return;
    remember({ token, table, game, at: Date.now() });
    const listed = await listTable({ token, join: true, watch: false, language });
    setState(listed.ok ? "left" : { failed: failureKey(listed) });
    void askOwnTables(useDevice.getState().tables.map((known) => known.token));
  };
  return { state, leave };
}
