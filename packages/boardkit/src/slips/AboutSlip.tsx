import type { ReactNode } from "react";
import type { AskedThing } from "./asking.ts";
import { Slip, type SlipProps } from "./Slip.tsx";
import styles from "./slips.module.css";

export interface AboutSlipProps extends Pick<SlipProps, "table" | "close"> {
  readonly asked: AskedThing | null;
  /** What the game has to say about a thing. */
  readonly about: (id: string) => { readonly title: string; readonly body: ReactNode };
  /** The way to everything else there is to say: where no key or second button asks for it. */
  readonly more: { readonly text: string; readonly explain: (id: string) => void };
}

/** What a thing on the table is and does, in a few words. Nothing, where the player does not ask or there is nothing to say. */
export const AboutSlip = ({ asked, table, close, about, more }: AboutSlipProps) => {
  if (asked === null) return null;
  const { title, body } = about(asked.id);
  if (title === "") return null;
  return (
    <Slip key={asked.id} asked={asked} table={table} close={close} title={title}>
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
