/** A link to a pack, to be handed on: copied, or shown where the browser will not copy. */
import { useState } from "react";
import type { Pack } from "../../pack/types.ts";
import type { PlaceProps } from "./place.ts";
import { packed } from "./sharing.ts";

export function useLink(page: Pick<PlaceProps, "say" | "copy" | "announce" | "linkTo">, pack: Pack) {
  const [shown, show] = useState<string | null>(null);
  const copy = async () => {
    const address = page.linkTo("shared", await packed(pack));
    const isCopied = await page.copy(address);
    page.announce(page.say(isCopied ? "box.link.copied" : "box.link.copy"));
    show(address);
  };
  return { shown, copy: () => void copy() };
}
