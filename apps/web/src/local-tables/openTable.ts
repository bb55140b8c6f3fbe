import type { OpenTable } from "@westmarch/protocol";
import { freshKey } from "../net/api.ts";
import { engineOf } from "./engine.ts";
import { laid } from "./newTable.ts";
import { keepTable } from "./storage.ts";

/** Opens a table on this device. Returns its name. Rejects where the browser keeps nothing. */
export async function openHere(plan: Pick<OpenTable, "game" | "settings" | "seats">): Promise<string> {
  const engine = await engineOf(plan.game);
  const id = freshKey().slice(0, 16);
  await keepTable(laid(engine, plan, { id, secret: freshKey() + freshKey(), claim: freshKey() }, Date.now()));
  return id;
}
