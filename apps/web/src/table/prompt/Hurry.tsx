import { useLayoutEffect } from "react";
import { Icon, IconButton } from "../../ui/index.ts";
import styles from "../board/Stage.module.css";
import { useSay } from "../text/words.tsx";
import { forThePage } from "./ChoiceBar.tsx";

/** While something is shown on the table: the way to see the rest of it at once, by Enter or the space bar too. */
export function Hurry({ onHurry }: { readonly onHurry: () => void }) {
  const say = useSay();
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== "Enter" && event.key !== " ") || !forThePage(event)) return;
      if (event.target instanceof Element && event.target.closest("button, a, summary, [role=button]"))
        return;
      event.preventDefault();
      onHurry();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [onHurry]);
  return (
    <IconButton
      className={styles.hurry}
      label={say("table.hurry")}
      icon={<Icon name="next-button" size={18} />}
      onClick={onHurry}
    />
  );
}
