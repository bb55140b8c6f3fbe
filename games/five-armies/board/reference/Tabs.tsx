/** Leaves of the reference, one of them shown: arrow keys go from tab to tab. */
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import css from "./reference.module.css";

export interface Tab {
  readonly name: string;
  readonly body: ReactNode;
}

export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const [shown, show] = useState(0);
  const id = useId();
  const at = Math.min(shown, tabs.length - 1);
  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = (at + by + tabs.length) % tabs.length;
    show(next);
    event.currentTarget.querySelectorAll<HTMLButtonElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map(({ name }, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            aria-selected={i === at}
            aria-controls={`${id}-leaf`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => show(i)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${id}-leaf`} role="tabpanel" aria-labelledby={`${id}-tab-${at}`} className={css.panel}>
        {tabs[at]?.body}
      </div>
    </>
  );
}
