import css from "./back.module.css";

/** The way back to a scene that has been folded away. */
export const BackToScene = ({ text, go }: { readonly text: string; readonly go: () => void }) => (
  <button type="button" className={css.back} onClick={go}>
    {text}
  </button>
);
