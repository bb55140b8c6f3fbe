import type { OpenTable } from "@westmarch/protocol";
import { freshKey } from "../api.ts";
import { keepTable } from "./keeping.ts";
import { laid } from "./laid.ts";
import { engineOf } from "./rules.ts";

/** Opens a table on this device. Returns its name. Rejects where the browser keeps nothing. */
export async function openHere(plan: Pick<OpenTable, "game" | "settings" | "seats">): Promise<string> {
  const engine = await engineOf(plan.game);
  const id = freshKey().slice(0, 16);
  await keepTable(laid(engine, plan, { id, secret: freshKey() + freshKey(), claim: freshKey() }, Date.now()));
  return id;
}
