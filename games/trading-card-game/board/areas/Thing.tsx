import { Spoken } from "@westmarch/boardkit";
import { placeAt, useCarry } from "@westmarch/boardkit/carry";
import { type CSSProperties, type ReactNode, use } from "react";
import { Acting, Explaining } from "../acting/acts.ts";
import type { ThingId } from "../look/look.ts";
import css from "./thing.module.css";

interface ThingProps {
  readonly id: ThingId;
  /** What a screen reader says of it. */
  readonly label: string;
  /** Under what it is explained, where that is another name. */
  readonly about?: string;
  /** How it looks, besides what every thing has. */
  readonly kind?: "card" | "pile" | "site" | "bare";
  readonly style?: CSSProperties;
  /** What a click does where nothing answers; by default the thing explains itself. */
  readonly open?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Anything on the table that can be pointed at, asked about and, where it answers, chosen. */
export const Thing = ({ id, label, about = id, kind = "bare", style, open, children }: ThingProps) => {
  const { able, selected, takes, tap, carries, lift, drop, lies, planned, foretold } = use(Acting);
  const explain = use(Explaining);
  const can = carries(id);
  const ref = useCarry<HTMLButtonElement>({
    carries: can,
    lies,
    lift: () => lift(id),
    drop: (at) => drop(id, at && placeAt(at), at ?? NOWHERE),
  });
  const fate = foretold.get(id);
  return (
    <button
      ref={ref}
      type="button"
      className={css.thing}
      style={style}
      tabIndex={-1}
      data-thing={id}
      data-kind={kind}
      data-explain={about}
      data-point={id}
      data-drop={id}
      data-able={able.has(id) || undefined}
      data-selected={selected.has(id) || undefined}
      data-takes={takes.has(id) || undefined}
      data-carries={can || undefined}
      data-planned={planned.has(id) || undefined}
      data-fate={fate && (fate.leaves ? "leaves" : fate.wounds > 0 ? "wounds" : "heals")}
      aria-pressed={selected.has(id) || undefined}
      onClick={(e) => {
        const box = e.currentTarget.getBoundingClientRect();
        const at = e.detail === 0 ? middleOf(box) : { x: e.clientX, y: e.clientY };
        if (tap(id, at)) return;
        if (open) open();
        else explain(about);
      }}
    >
      <Spoken as={label}>{children}</Spoken>
    </button>
  );
};

const NOWHERE = { x: 0, y: 0 };

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
