import { useDismissal } from "@westmarch/boardkit/slips";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { GameSay } from "../keys.ts";
import styles from "./offer.module.css";

/** A slip that lies over the table and can be put aside. What it asks is asked in the prompt bar as well. */
export const Staged = ({
  title,
  children,
  say,
  aside,
  putAside,
  close,
  wide = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly say: GameSay;
  /** It lies aside: only its title is to be seen. */
  readonly aside?: boolean;
  readonly putAside?: (aside: boolean) => void;
  /** It only shows something, and goes away. */
  readonly close?: () => void;
  readonly wide?: boolean;
}) => {
  const name = useId();
  const slip = useRef<HTMLElement>(null);
  useDismissal(slip, close);
  const shows = close !== undefined;
  useEffect(() => {
    if (shows) slip.current?.querySelector<HTMLElement>("[data-close]")?.focus({ preventScroll: true });
  }, [shows]);
  if (aside)
    return (
      <button type="button" className={styles.aside} onClick={() => putAside?.(false)}>
        {say("offer.back", { what: title })}
      </button>
    );
  return (
    <section
      ref={slip}
      className={styles.slip}
      data-point="offer"
      data-wide={wide || undefined}
      aria-labelledby={name}
    >
      <header>
        <h2 id={name}>{title}</h2>
        {putAside && (
          <button type="button" className={styles.quiet} onClick={() => putAside(true)}>
            {say("offer.aside")}
          </button>
        )}
        {close && (
          <button type="button" className={styles.quiet} data-close onClick={close}>
            {say("offer.close")}
          </button>
        )}
      </header>
      {children}
    </section>
  );
};
