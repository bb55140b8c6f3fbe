/** Challenging a person: a table is opened, a seat is kept, and that person is told. */
import type { Settings } from "@westmarch/kernel";
import { freshSeal } from "../device/contribution.ts";
import { useDevice } from "../device/index.ts";
import { type Answer, openTable } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { inviteByName } from "./api.ts";
import { askByName } from "./byName.ts";

/** What a person is challenged to. */
export interface ChallengeWish {
  readonly name: string;
  readonly game: string;
  /** The challenger's seat. */
  readonly seat: 0 | 1;
  /** What the challenger brings to that seat. */
  readonly settings: Settings;
}

/** Opens the table and keeps the other seat for that person. Answers the address of the own seat. */
export async function challenge(
  { name, game, seat, settings }: ChallengeWish,
  as: string,
): Promise<Answer<{ readonly address: string }>> {
  const me = { kind: "me", name: as } as const;
  const open = { kind: "open" } as const;
  const opened = await openTable({
    game,
    settings,
    seats: seat === 0 ? [me, open] : [open, me],
    seal: await freshSeal(),
  });
  if (!opened.ok) return opened;
  const { table, token, invitations } = opened.value;
  const invitation = invitations[0]?.token;
  if (token === null || invitation === undefined) return { ok: false, code: "unavailable", status: 0 };
  useDevice.getState().remember({ token, table, game, at: Date.now() });
  const told = await inviteByName({ name, invitation });
  if (!told.ok) return told;
  // So the page of the table says at once for whom its seat is kept.
  await askByName();
  return { ok: true, value: { address: tableAddress(table, token) } };
}
