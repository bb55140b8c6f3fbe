import { type ComponentProps, useEffect, useRef } from "react";
import { RulesText } from "./RulesText.tsx";

/** What a card on the table says, as far as it has room; dots tell that there is more. */
export const TableText = (props: Omit<ComponentProps<typeof RulesText>, "ref">) => {
  const text = useRef<HTMLSpanElement>(null);
  const { lines } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words take other room
  useEffect(() => {
    const box = text.current;
    if (!box) return;
    // Lines without room stand in a column beside it.
    const sizes = new ResizeObserver(() =>
      box.toggleAttribute("data-more", box.scrollWidth > box.clientWidth + 2),
    );
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [lines]);
  return <RulesText ref={text} {...props} />;
};
