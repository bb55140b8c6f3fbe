/** What a player does at a table, and how it is sent. */
import type { Seat } from "@westmarch/kernel";
import type { StoreApi } from "zustand";
import { chosen as afterChoice } from "./model.ts";
import type { Keyed, SendOutcome } from "./socket.ts";
import type { Table, TableActs, TableLine, TableOptions } from "./table.ts";

type Store = Pick<StoreApi<Table>, "getState" | "setState">;
type Send = (message: Keyed) => Promise<SendOutcome>;

/** Sends, and says it in the prompt bar when the table will not have it. */
const sending =
  (line: TableLine, { setState }: Store): Send =>
  async (message) => {
    const outcome = await line.send(message);
    if (outcome.type === "refused") {
      setState({ denied: { code: outcome.code, refusal: outcome.refusal ?? null, at: null } });
    }
    return outcome;
  };

/** The seat of the player who looks; null under the cover. */
function seatAt({ getState }: Store): Seat | null {
  const { seating, model } = getState();
  return model && !seating.covered ? seating.seat : null;
}

/** Sends a choice. Nothing more is chosen until the table has heard it. */
const choosing =
  (store: Store, send: Send, key: () => string): TableActs["act"] =>
  async (chosen) => {
    const { getState, setState } = store;
    const { model, sending } = getState();
    const seat = seatAt(store);
    if (!model || seat === null || sending) return;
    const { version } = model.now;
    setState({ sending: { seat, until: Number.POSITIVE_INFINITY }, denied: null, recap: null });
    const outcome = await send({ type: "choose", key: key(), version, seat, options: [...chosen] });
    const until = outcome.type === "ack" ? outcome.version : 0;
    const known = getState().model;
    if (until > 0 && known) setState({ model: afterChoice(known, seat) });
    setState({ sending: (getState().model?.now.version ?? 0) >= until ? null : { seat, until } });
  };

/** What is sent to the table about the game and its players. */
function sendingActs(store: Store, send: Send, key: () => string) {
  const { getState } = store;
  return {
    act: choosing(store, send, key),
    undo: async () => {
      const { model } = getState();
      const seat = seatAt(store);
      if (model && seat !== null)
        await send({ type: "undo", key: key(), version: model.now.version, seat, whole: true });
    },
    offer: async (what) => {
      const seat = seatAt(store);
      if (seat !== null) await send({ type: "offer", key: key(), seat, what });
    },
    answer: async (wish) => {
      await send({ type: "answer", key: key(), ...wish });
    },
    resign: async (seat) => {
      await send({ type: "resign", key: key(), seat });
    },
    claim: async (seat) => {
      await send({ type: "claim", key: key(), seat });
    },
    replace: async (wish) => {
      await send({ type: "replace", key: key(), ...wish });
    },
    talk: async (text, to) => {
      const { seat } = getState().seating;
      const outcome = await send({
        type: "say",
        key: key(),
        text,
        ...(to && { to }),
        ...(seat !== null && { seat }),
      });
      return outcome.type === "ack";
    },
    standing: async (wish) => {
      await send({ type: "standing", key: key(), ...wish });
    },
    tell: async (wish) => {
      await send({ key: key(), ...wish });
    },
  } satisfies Partial<TableActs>;
}

/** Everything that a player does at a table; `look` notes that what there is has been seen. */
export function actsAt(
  options: TableOptions,
  line: TableLine,
  store: Store,
  look: (fresh: boolean) => void,
): TableActs {
  const { getState, setState } = store;
  return {
    select: (selected) => setState({ selected, denied: null }),
    deny: (denied) => setState({ denied }),
    ...sendingActs(store, sending(line, store), options.key),
    pass: (seat) => setState({ seating: { seat, covered: true }, selected: null, denied: null, recap: null }),
    uncover: () => {
      setState({ seating: { ...getState().seating, covered: false } });
      look(true);
    },
    tellFrom: (recap) => setState({ recap }),
    know: (passing) => setState({ passing }),
    wake: () => {
      line.wake();
      look(true);
    },
    doubt: () => line.doubt(),
    close: () => line.close(),
  };
}
