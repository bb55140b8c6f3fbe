import { type KeyboardEvent, useRef } from "react";

interface TabListProps<T extends string> {
  readonly tabs: readonly T[];
  readonly tab: T;
  readonly label: string;
  /** The id of the part that the tabs open. Each tab's own id is `idOfTab` of it. */
  readonly opens: string;
  readonly nameOf: (tab: T) => string;
  readonly onOpen: (tab: T) => void;
  readonly className: string;
}

/** The id of a tab, by which the part that it opens is labelled. */
export const idOfTab = (opens: string, tab: string): string => `${opens}-${tab}`;

/** Tabs that arrow keys walk through; the part that is open stands elsewhere as a `tabpanel`. */
export function TabList<T extends string>(props: TabListProps<T>) {
  const { tabs, tab, label, opens, nameOf, onOpen, className } = props;
  const list = useRef<HTMLDivElement>(null);
  const turn = ({ key }: KeyboardEvent) => {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const at = (tabs.indexOf(tab) + step + tabs.length) % tabs.length;
    onOpen(tabs[at]);
    list.current?.querySelectorAll("button")[at]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={turn}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={idOfTab(opens, one)}
          aria-controls={opens}
          aria-selected={one === tab}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onOpen(one)}
        >
          {nameOf(one)}
        </button>
      ))}
    </div>
  );
}
