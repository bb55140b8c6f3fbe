import type { OpenTable } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
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
import { planOf } from "./plan.ts";
import type { NewTable } from "./useNewTable.ts";

/** How far the opening of a table has come; where it failed, the key of the sentence that says why. */
type Opening =
  | "choosing"
  | "opening"
  | { readonly failed: ReturnType<typeof failureKey> | "error.unkept" | "new.unreached" };

/** Names the server will take. */
const tidy = (name: string): string => name.trim().slice(0, 24);

function namesOf({ choices, seats }: NewTable, say: ShellSay): readonly string[] {
  const { name, second, company, how } = choices;
  const mine = tidy(name) || say("new.name.default");
  if (seats.many)
    return seats.roles.map((_, at) =>
      at === seats.seated ? mine : tidy(company.names[at] ?? "") || seats.role(at),
    );
  return how === "screen" ? [mine, tidy(second) || say("new.name.default.second")] : [mine];
}

/** The request that opens the table. */
function requestOf(table: NewTable, say: ShellSay): OpenTable {
  const { id, choices, seats, pack, brings } = table;
  const { decks } = table.game;
  const { how, level, side } = choices;
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

/** Opens the table that is chosen on the form, and goes there. */
export function useOpening(table: NewTable) {
  const { say, language } = useWords();
  const [, navigate] = useLocation();
  const remember = useDevice((device) => device.remember);
  const set = useDevice((device) => device.set);
  const [state, setState] = useState<Opening>("choosing");
  const { id, choices, seats, choose, here, timed, mayStayHere } = table;
  const { pace, rated, listed } = choices;

  const atServer = async (plan: OpenTable) => {
    const answer = await openTable({
      ...plan,
      seal: await freshSeal(),
      ...(timed && pace && pace.kind !== "none" && { pace }),
      rated,
    });
    if (!answer.ok) {
      // No other player is to come: it can be played here, and the next press does so.
      const canStay = answer.code === "offline" && mayStayHere;
      if (canStay) choose({ kept: true });
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

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("opening");
    const plan = requestOf(table, say);
    if (!here) return atServer(plan);
    const opened = await openOnDevice(plan);
    if ("failed" in opened) return setState(opened);
    set({ name: tidy(choices.name) });
    navigate(opened.address);
  };

  return { state, submit };
}
