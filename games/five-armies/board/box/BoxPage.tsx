import { AllBoxes } from "./AllBoxes.tsx";
import { Editor } from "./Editor.tsx";
import type { PlaceProps } from "./place.ts";
import { Sent } from "./Sent.tsx";

/** All packs, or the one that the address names: one that was sent, or one's own. */
export function BoxPage(page: PlaceProps) {
  const { pack, sent } = page;
  if (pack === null) return <AllBoxes page={page} />;
  if (pack === "shared") return <Sent key={sent} page={page} />;
  return <Editor page={page} id={pack} />;
}
