import { FootButton } from "@westmarch/boardkit/foot";
import { Icon } from "../../ui/index.ts";
import type { Tool } from "./Bar.tsx";
import styles from "./foot.module.css";

interface FootToolsProps {
  readonly tools: readonly Tool[];
}

/** What a player of a phone looks up most: at the foot, beside the way out. */
export function FootTools({ tools }: FootToolsProps) {
  return (
    <div className={styles.tools}>
      {tools.map(({ id, label, icon, use, open, news }) => (
        <FootButton key={id} icon={<Icon name={icon} />} open={open} news={news} onPress={use}>
          {label}
        </FootButton>
      ))}
    </div>
  );
}
