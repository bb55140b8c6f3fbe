import type { ReactNode } from "react";

/** A sentence of a catalogue: `<b>` marks who acts. Nothing else in it is markup. */
export function rich(text: string): ReactNode {
  const parts = text.split(/<b>(.*?)<\/b>/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
  return parts.map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));
}

/** The same sentence for a screen reader or the clipboard. */
export const plain = (text: string): string => text.replaceAll(/<\/?b>/g, "");
