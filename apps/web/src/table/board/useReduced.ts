import { type CSSProperties, useEffect, useState } from "react";

/** The window that a board is laid out for before it is made small, in CSS pixels. */
interface Laid {
  readonly width: number;
  readonly height: number;
}

/** How much smaller than laid out a board is drawn, so that it fills the width of its frame; what the frame's styles need for it. */
export function useReduced(laid: Laid) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame) return;
    const sizes = new ResizeObserver(() => setWidth(frame.clientWidth));
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [frame]);
  const scale = width / laid.width;
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--scale": `${scale}`,
    "--laid-width": `${laid.width}px`,
    "--laid-height": `${laid.height}px`,
  };
  return { setFrame, scale, style };
}
