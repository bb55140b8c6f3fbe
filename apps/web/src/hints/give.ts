import { seedOf } from "@westmarch/kernel";
import type { HintTold } from "@westmarch/protocol";
import { Computer, type HintOf } from "../computers/computer.ts";
import { isHere } from "../device/localToken.ts";
import { type Answer, post } from "../net/api.ts";

/** What is asked: the seat's place as the table stands at this version. */
export interface HintWish extends Omit<HintOf, "seed"> {
  readonly token: string;
  readonly version: number;
}

/** A hint, from the server that keeps the table, or from a computer beside the page where the device keeps it. */
export async function hintFor({ token, version, ...of }: HintWish): Promise<Answer<HintTold>> {
  const { seat } = of;
  if (!isHere(token)) return post<HintTold>("/api/hint", { token, seat, version });
  const computer = new Computer();
  try {
    return { ok: true, value: await computer.hint({ ...of, seed: seedOf("hint", version) }) };
  } catch {
    return { ok: false, code: "unavailable", status: 0 };
  } finally {
    computer.close();
  }
}
