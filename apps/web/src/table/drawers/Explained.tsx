import type { ReactNode } from "react";
import { WordButton } from "../../ui/index.ts";
import { useSay } from "../text/words.tsx";
import styles from "./Drawer.module.css";

/** A figure, card or region explained, with the rules that speak of it. */
export function Explained(props: {
  body: ReactNode;
  rules: readonly string[];
  onRule: (rule: string) => void;
}) {
  const say = useSay();
  const { body, rules } = props;
  return (
    <div className={styles.explained}>
      {body}
      {rules.length > 0 && (
        <p>
          {rules.map((rule) => (
            <WordButton key={rule} onClick={() => props.onRule(rule)}>
              {say("table.rule", { rule })}
            </WordButton>
          ))}
        </p>
      )}
    </div>
  );
}
