import type { ReactNode } from "react";
import { useBarredWords } from "./barredWords.ts";
import { useAccess } from "./useAccess.ts";

/** Why a link shows no table: the host lets only some people watch, or else what stands here meanwhile. */
export function WhyNone({ waiting }: { readonly waiting: ReactNode }) {
  const say = useBarredWords();
  const told = useAccess();
  const rule = told && !told.may.watch ? told.rules.watch : "everybody";
  return rule === "everybody" || !say ? waiting : say(`error.watch-${rule}`);
}
