import type { Spot } from "@westmarch/boardkit/carry";
import type { CSSProperties } from "react";
import type { Chosen } from "../../vocabulary.ts";
import type { Props } from "../keys.ts";
import { label } from "../labels.ts";
import styles from "./tableau.module.css";

export interface Tag {
  readonly option: Chosen;
  /** It is offered; otherwise a click asks why not. */
  readonly offered: boolean;
}

/**
 * Paper tags that hang on what is taken up: what may be done with it, there where one looks. They are as wide as the
 * card, so that its neighbours can still be taken; on a small window the prompt bar is near enough.
 */
export const CardTags = ({
  tags,
  props,
  at,
}: {
  readonly tags: readonly Tag[];
  readonly props: Props;
  /** Middle of the lower edge of what they hang on. */
  readonly at: Spot;
}) => {
  const { ask, act, tried } = props;
  const style: CSSProperties & Record<`--${string}`, string> = { "--x": `${at.x}px`, "--y": `${at.y}px` };
  if (!ask) return null;
  return (
    <span className={styles.tags} style={style}>
      {tags.map(({ option, offered }) => (
        <button
          key={option[0]}
          type="button"
          className={styles.tag}
          data-verb={option[0]}
          aria-disabled={!offered || undefined}
          onClick={(e) => {
            if (offered) return act([option]);
            const box = e.currentTarget.getBoundingClientRect();
            tried(option, { x: box.right, y: box.top + box.height / 2 });
          }}
        >
          {label(option, ask, props).text}
        </button>
      ))}
    </span>
  );
};
