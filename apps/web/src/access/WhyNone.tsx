import type { ReactNode } from "react";
import { useWords } from "../i18n/index.ts";
import { useAccess } from "./useAccess.ts";

/** Why a link shows no table: the host lets only some people watch, or else what stands here meanwhile. */
export function WhyNone({ waiting }: { readonly waiting: ReactNode }) {
  const { say } = useWords();
  const told = useAccess();
  const rule = told && !told.may.watch ? told.rules.watch : "everybody";
  return rule === "everybody" ? waiting : say(`error.watch-${rule}`);
}
