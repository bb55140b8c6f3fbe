import type { ReactNode } from "react";
import { Slip, type SlipProps } from "./Slip.tsx";
import styles from "./slips.module.css";

export interface AboutSlipProps extends Omit<SlipProps, "title" | "children" | "label"> {
  /** What the game has to say about it. */
  readonly about: { readonly title: string; readonly body: ReactNode };
  /** The way to everything else there is to say: where no key or second button asks for it. */
  readonly more: { readonly text: string; readonly explain: (id: string) => void };
}

/** What a thing on the table is and does, in a few words. Nothing, where there is nothing to say. */
export const AboutSlip = ({ about: { title, body }, more, ...slip }: AboutSlipProps) => {
  const { asked, close } = slip;
  if (title === "") return null;
  return (
    <Slip {...slip} title={title}>
      {body}
      {asked.open && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            close();
            more.explain(asked.id);
          }}
        >
          {more.text}
        </button>
      )}
    </Slip>
  );
};
