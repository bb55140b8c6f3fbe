import type { OpenTable } from "@westmarch/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { decksAt } from "../decks/decksAt.ts";
import { freshSeal } from "../device/contribution.ts";
import { useDevice } from "../device/index.ts";
import { addressHere } from "../device/localToken.ts";
import { useWords } from "../i18n/index.ts";
import type { ShellSay } from "../i18n/keys.ts";
import { failureKey, openTable } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { listTable } from "../public-lobby/api.ts";
import { paceOf, zoneHere } from "../time/paces.ts";
import { DECKS_AT_DOOR, type Kept, useKept } from "./door/kept.ts";
import { planOf, type Way } from "./plan.ts";
import type { NewTable } from "./useNewTable.ts";

/** How far the opening of a table has come; where it failed, the key of the sentence that says why. */
type Opening =
  | "choosing"
  | "opening"
  | { readonly failed: ReturnType<typeof failureKey> | "error.unkept" | "new.unreached" };

/** Names the server will take. */
const tidy = (name: string): string => name.trim().slice(0, 24);

function namesOf({ choices, seats, how }: NewTable, say: ShellSay): readonly string[] {
  const { name, second, company } = choices;
  const mine = tidy(name) || say("new.name.default");
  if (seats.many)
    return seats.roles.map((_, at) =>
      at === seats.seated ? mine : tidy(company.names[at] ?? "") || seats.role(at),
    );
  return how === "screen" ? [mine, tidy(second) || say("new.name.default.second")] : [mine];
}

/** The request that opens the table. */
function requestOf(table: NewTable, say: ShellSay): OpenTable {
  const { id, how, choices, seats, pack, brings } = table;
  const { decks } = table.game;
  const { level, side } = choices;
  const wish = {
    game: id,
    how,
    level,
    settings: { ...choices.settings, ...pack.settings },
    names: namesOf(table, say),
    seat: seats.many ? seats.seated : side === "chance" ? null : Number(side),
    ...(seats.many && { guests: seats.guests }),
    ...(decks && { settingsAt: (mine: number) => decksAt({ choosing: decks, brings, level }, mine) }),
  };
  return planOf(wish, seats.roles.length, (n) => Math.floor(Math.random() * n));
}

/** Opens the table on this device. Returns its address, or what went wrong. */
async function openOnDevice(
  plan: OpenTable,
): Promise<{ readonly address: string } | Exclude<Opening, string>> {
  try {
    const { openHere } = await import("../local-tables/openTable.ts");
    return { address: addressHere(await openHere(plan)) };
  } catch (error) {
    console.error(error);
    return { failed: "error.unkept" };
  }
}

/** What is chosen again by itself the next time behind this door. */
function keptOf({ choices, deck, last }: NewTable, way: Way): Kept {
  const { side, level, settings, second, company, listed, time, rated, kept } = choices;
  const named = deck.name(0);
  const decks = named === null ? last?.decks : [named, ...(last?.decks ?? []).filter((one) => one !== named)];
  return {
    ...{
      way,
      at: Date.now(),
      side,
      level,
      settings,
      second,
      guests: company.guests,
      listed,
      time,
      rated,
      kept,
    },
    ...(decks && { decks: decks.slice(0, DECKS_AT_DOOR) }),
  };
}

/** Opens tables as they are chosen at the door, in one way or another, and goes there. */
export function useOpening(table: NewTable) {
  const { say, language } = useWords();
  const [, navigate] = useLocation();
  const remember = useDevice((device) => device.remember);
  const set = useDevice((device) => device.set);
  const keep = useKept((doors) => doors.keep);
  const [state, setState] = useState<Opening>("choosing");

  const atServer = async (wanted: NewTable, plan: OpenTable) => {
    const { id, choices, seats, choose, timed, mayStayHere } = wanted;
    const { time, rated, listed } = choices;
    const pace = paceOf(time, zoneHere());
    const answer = await openTable({
      ...plan,
      seal: await freshSeal(),
      ...(timed && pace && pace.kind !== "none" && { pace }),
      rated,
    });
    if (!answer.ok) {
      // No other player is to come: it can be played here, and the next press does so.
      const canStay = answer.code === "offline" && mayStayHere;
      if (canStay) choose({ unreached: true });
      return setState({ failed: canStay ? "new.unreached" : failureKey(answer) });
    }
    set({ name: tidy(choices.name) });
    const { table: opened, token, spectator } = answer.value;
    if (token) remember({ token, table: opened, game: id, at: Date.now() });
    // Where that fails, the table stands all the same, and can be listed from there.
    if (token && (listed.watch || (listed.join && seats.invited)))
      await listTable({ token, language, ...listed });
    navigate(tableAddress(opened, token ?? spectator));
  };

  const open = async (wanted: NewTable) => {
    setState("opening");
    keep(table.id, keptOf(wanted, wanted.how));
    const plan = requestOf(wanted, say);
    if (!wanted.here) return atServer(wanted, plan);
    const opened = await openOnDevice(plan);
    if ("failed" in opened) return setState(opened);
    set({ name: tidy(wanted.choices.name) });
    navigate(opened.address);
  };

  /** Goes to the guided game, of this part where the game teaches several. */
  const learn = (part: string | null) => {
    keep(table.id, keptOf(table, "guided"));
    navigate(part === null ? `/guide/${table.id}` : `/guide/${table.id}/${part}`);
  };

  return { state, open, learn };
}

/** How tables are opened at a door. */
export type Openings = ReturnType<typeof useOpening>;
