import type { ReactNode } from "react";
import { useBarredWords } from "./barredWords.ts";
import { useAccess } from "./useAccess.ts";

/** Why a link shows no table: the host lets only some people watch, or else what is said otherwise. */
export function WhyNone({ otherwise }: { readonly otherwise: ReactNode }) {
  const say = useBarredWords();
  const told = useAccess();
  const rule = told && !told.may.watch ? told.rules.watch : "everybody";
  return rule === "everybody" || !say ? otherwise : say(`error.watch-${rule}`);
}
