import { Fragment, type ReactNode } from "react";

/** A sentence of a catalogue: `<b>` marks who acts. Nothing else in it is markup. `inner`: what stands between the marks. */
export function rich(text: string, inner: (part: string) => ReactNode = (part) => part): ReactNode {
  const parts = text.split(/<b>(.*?)<\/b>/);
  return parts.map((part, i) => {
    const Tag = i % 2 === 1 ? "b" : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    return <Tag key={i}>{inner(part)}</Tag>;
  });
}

/** The same sentence for a screen reader or the clipboard. */
export const plain = (text: string): string => text.replaceAll(/<\/?b>/g, "");
