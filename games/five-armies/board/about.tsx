/** What a thing of the table is, and what a careful player would work out about it: for the slip beside it. */
import type { ReactNode } from "react";
import { explain } from "./explain.tsx";
import type { Props } from "./keys.ts";

export function about(id: string, props: Props): { readonly title: string; readonly body: ReactNode } {
  const { title, body } = explain(id, props);
  return { title, body };
}
