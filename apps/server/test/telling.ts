import type { WayAdded } from "@westmarch/protocol";
import { QUICK } from "./policy.ts";
import { Player, post } from "./table.ts";

/** A house that tells at once, and on this machine. */
export const TELLING = {
  ...QUICK,
  noticeGrace: 0,
  noticeBeat: 5,
  noticeGap: 0,
  noticesInside: true,
} as const;

export const RECIPIENT = "a-device-of-its-own-0001";
export const WISHES = { language: "en", zone: "UTC", quiet: null, gather: 0 } as const;

type At = { readonly address: string };

/** Lets a webhook hear of the table behind this token. */
export async function hearBy(
  server: At,
  url: string,
  token: string,
  wishes: object = WISHES,
): Promise<WayAdded> {
  const way = { kind: "webhook", url };
  const added = await post<WayAdded>(server, "/api/notices/ways", { recipient: RECIPIENT, way, ...wishes });
  await post(server, "/api/notices/tables", { recipient: RECIPIENT, tokens: [token], on: true });
  return added;
}

/** This seat chooses the first thing that it may, and leaves. */
export async function chooses(server: At, token: string, seat: number): Promise<void> {
  const player = await Player.at(server, token);
  await player.until(() => player.ask(seat) !== null);
  await player.choose(seat, player.asked(seat).options[0] ?? ["nothing"]);
  await player.leave();
}
