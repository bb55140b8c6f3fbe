import type { Option, Refusal, Seat } from "@westmarch/kernel";
import type { ClientMessage, ErrorCode, FairnessNote, ServerMessage } from "@westmarch/protocol";
import { create, type StoreApi, type UseBoundStore } from "zustand";
import type { Put, Seen } from "./memory.ts";
import { hearMessage, logOf, type TableModel, viewOf } from "./model.ts";
import { moved, type Seating, seated } from "./seating.ts";
import type { Connection, Keyed, SendOutcome, SocketOptions, TableSocket } from "./socket.ts";
import type { PlanWish, TimeWish } from "./wishes.ts";

/** Something a player wanted and did not get, and where on the screen to say so. */
export interface Denied {
  readonly code: ErrorCode | "rule";
  readonly refusal: Refusal | null;
  readonly at: { readonly x: number; readonly y: number } | null;
}

type Wish<T extends Keyed["type"]> = Omit<Extract<ClientMessage, { type: T }>, "key" | "type" | "version">;

export interface Table {
  readonly connection: Connection;
  readonly model: TableModel | null;
  readonly seating: Seating;
  /** The group taken up, on the board or in the prompt bar. */
  readonly selected: string | null;
  readonly denied: Denied | null;
  /** The seat's choice is on its way: nothing may be chosen until the table stands at this version or beyond. */
  readonly sending: { readonly seat: Seat; readonly until: number } | null;
  /** News is told from this version on (“since your last turn”); null: nothing to tell. */
  readonly recap: number | null;

  readonly select: (group: string | null) => void;
  readonly act: (options: readonly Option[]) => void;
  readonly deny: (denied: Denied | null) => void;
  readonly undo: () => void;
  readonly offer: (what: Wish<"offer">["what"]) => void;
  readonly answer: (wish: Wish<"answer">) => void;
  readonly resign: (seat: Seat) => void;
  /** Ends the game because another player has stayed away for too long. */
  readonly claim: (seat: Seat) => void;
  /** Proposes that another player takes over a seat. */
  readonly replace: (wish: Wish<"replace">) => void;
  /** Says something to everybody, or to those who play on the same side. */
  readonly talk: (text: string, to?: "partners") => Promise<boolean>;
  /** Leaves an order to pass with the table. */
  readonly standing: (wish: Wish<"standing">) => void;
  /** Says something about time (a vacation, or where one's nights are), or lays down what one chooses later. */
  readonly tell: (wish: TimeWish | PlanWish) => void;
  /** Covers the table for this seat. */
  readonly pass: (seat: Seat) => void;
  /** “I am NAME”: the cover is lifted. */
  readonly uncover: () => void;
  readonly tellFrom: (version: number | null) => void;
  /** The network came back, or the player returned to the page. */
  readonly wake: () => void;
  /** The device says that it has no net. */
  readonly doubt: () => void;
  readonly close: () => void;
}

export interface TableOptions {
  readonly connect: (
    options: Pick<SocketOptions, "since" | "hear" | "state">,
  ) => Pick<TableSocket, "send" | "wake" | "doubt" | "close">;
  readonly key: () => string;
  readonly seen: Seen;
  /** Keeps what a table shows of its chance. */
  readonly note: (table: string, fairness: FairnessNote) => void;
  /** What this device has put under a seal, or null. */
  readonly sealed: (seal: string) => string | null;
  /** Keeps what this device puts into the chance of a table. */
  readonly notePut: (table: string, put: Put) => void;
  /** Whether the player is looking; what arrives in the background has not been seen. */
  readonly looking: () => boolean;
}

const NOWHERE: Seating = { seat: null, covered: false };

/** One open table: what is known of it, who looks at it, and the ways to act at it. */
export function openStore(options: TableOptions): UseBoundStore<StoreApi<Table>> {
  return create<Table>((set, get) => {
    const line = options.connect({
      since: () => {
        const { model } = get();
        return model && !model.gathers ? { table: model.table, version: model.now.version } : null;
      },
      hear: (message) => hear(message),
      state: (connection) => set({ connection }),
    });

    /** Notes that the one who looks has seen the table as it stands; what was missed before is kept to be told. */
    const look = (fresh: boolean): void => {
      const { model, seating } = get();
      if (!model || seating.covered || !options.looking()) return;
      const { version } = model.now;
      const seen = options.seen.get(model.table, seating.seat);
      if (fresh && seen !== null && seen < version) set({ recap: seen });
      options.seen.set(model.table, seating.seat, version);
    };

    const sent = new Set<string>();

    /** Sends what this device has sealed, when it is time: what all have sealed is noted first. */
    const contribute = ({ table, mine, contributions: { open, list } }: TableModel): void => {
      const own = list.find(({ seats }) => seats.join() === mine.join());
      const value = own && options.sealed(own.seal);
      if (!open || !own || !value || own.value !== null || sent.has(own.seal)) return;
      sent.add(own.seal);
      options.notePut(table, { value, seals: list.map(({ seats, seal }) => ({ seats, seal })) });
      // Too late is as good as never: the table says who has put something in.
      void line.send({ type: "contribute", key: options.key(), value });
    };

    const hear = (message: ServerMessage): void => {
      const before = get();
      const model = hearMessage(before.model, message);
      if (model === before.model || !model) return;
      const { mine, now, fairness } = model;
      if (model.table !== before.model?.table || fairness.head !== before.model.fairness.head)
        options.note(model.table, fairness);
      contribute(model);
      const over = now.result !== null;
      if (!before.model || before.model.table !== model.table || before.model.gathers) {
        set({ model, seating: seated(mine, now.owes, over), selected: null });
        if (!model.gathers) look(true);
        return;
      }
      const seat = before.seating.seat;
      const seen = logOf(model, seat).at(-1) !== logOf(before.model, seat).at(-1);
      const seating = moved(before.seating, mine, now.owes, over, seen);
      const asked =
        JSON.stringify(viewOf(model, seat)?.ask) === JSON.stringify(viewOf(before.model, seat)?.ask);
      const { sending } = before;
      set({
        model,
        seating,
        selected: asked && seating === before.seating ? before.selected : null,
        denied: asked ? before.denied : null,
        sending: sending && now.version >= sending.until ? null : sending,
      });
      look(seating.covered !== before.seating.covered);
    };

    /** Sends, and says it in the prompt bar when the table will not have it. */
    const send = async (message: Keyed): Promise<SendOutcome> => {
      const outcome = await line.send(message);
      if (outcome.type === "refused") {
        set({ denied: { code: outcome.code, refusal: outcome.refusal ?? null, at: null } });
      }
      return outcome;
    };

    const mySeat = (): Seat | null => {
      const { seating, model } = get();
      return model && !seating.covered ? seating.seat : null;
    };

    return {
      connection: "connecting",
      model: null,
      seating: NOWHERE,
      selected: null,
      denied: null,
      sending: null,
      recap: null,

      select: (selected) => set({ selected, denied: null }),
      deny: (denied) => set({ denied }),
      act: async (chosen) => {
        const { model, sending } = get();
        const seat = mySeat();
        if (!model || seat === null || sending) return;
        const { version } = model.now;
        set({ sending: { seat, until: Number.POSITIVE_INFINITY }, denied: null, recap: null });
        const outcome = await send({
          type: "choose",
          key: options.key(),
          version,
          seat,
          options: [...chosen],
        });
        const until = outcome.type === "ack" ? outcome.version : 0;
        const known = get().model;
        if (until > 0 && known?.passed.length)
          set({ model: { ...known, passed: known.passed.filter((pass) => pass.seat !== seat) } });
        set({ sending: (get().model?.now.version ?? 0) >= until ? null : { seat, until } });
      },
      undo: async () => {
        const { model } = get();
        const seat = mySeat();
        if (model && seat !== null)
          await send({ type: "undo", key: options.key(), version: model.now.version, seat, whole: true });
      },
      offer: async (what) => {
        const seat = mySeat();
        if (seat !== null) await send({ type: "offer", key: options.key(), seat, what });
      },
      answer: async (wish) => {
        await send({ type: "answer", key: options.key(), ...wish });
      },
      resign: async (seat) => {
        await send({ type: "resign", key: options.key(), seat });
      },
      claim: async (seat) => {
        await send({ type: "claim", key: options.key(), seat });
      },
      replace: async (wish) => {
        await send({ type: "replace", key: options.key(), ...wish });
      },
      talk: async (text, to) => {
        const { seat } = get().seating;
        const outcome = await send({
          type: "say",
          key: options.key(),
          text,
          ...(to && { to }),
          ...(seat !== null && { seat }),
        });
        return outcome.type === "ack";
      },
      standing: async (wish) => {
        await send({ type: "standing", key: options.key(), ...wish });
      },
      tell: async (wish) => {
        await send({ key: options.key(), ...wish });
      },
      pass: (seat) => set({ seating: { seat, covered: true }, selected: null, denied: null, recap: null }),
      uncover: () => {
        set({ seating: { ...get().seating, covered: false } });
        look(true);
      },
      tellFrom: (recap) => set({ recap }),
      wake: () => {
        line.wake();
        look(true);
      },
      doubt: () => line.doubt(),
      close: () => line.close(),
    };
  });
}
