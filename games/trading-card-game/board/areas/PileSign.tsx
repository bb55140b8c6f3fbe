import type { ReactNode } from "react";
import type { PileKind } from "../look/look.ts";

type Counted = PileKind | "hand";

const SHAPES: Readonly<Record<Counted, ReactNode>> = {
  hand: (
    <>
      <rect x="2" y="4.5" width="6.5" height="9.5" rx="1" transform="rotate(-16 5 14)" />
      <rect x="9.5" y="4.5" width="6.5" height="9.5" rx="1" transform="rotate(16 13 14)" />
      <rect x="5.7" y="2.5" width="6.6" height="10" rx="1" />
    </>
  ),
  deck: (
    <>
      <path d="M6.5 14.6H14V4.4" />
      <rect x="3.5" y="1.8" width="8" height="10.6" rx="1" />
      <path d="M7.5 4.6l1 2.3 1 .3-1 .3-1 2.3-1-2.3-1-.3 1-.3z" />
    </>
  ),
  discard: (
    <>
      <rect x="1.6" y="5.4" width="8" height="9.6" rx="1" transform="rotate(-24 6 10)" />
      <rect x="7.4" y="3.6" width="7.6" height="9.8" rx="1" transform="rotate(14 11 8)" />
    </>
  ),
  dead: (
    <>
      <path d="M3.4 8A5.6 5.4 0 0 1 14.6 8c0 1.9-.9 3-2.1 3.7v2.6H5.5v-2.6C4.3 11 3.4 9.9 3.4 8Z" />
      <path d="M7.7 14.2v-1.7M10.3 14.2v-1.7" />
      <circle cx="6.9" cy="8.4" r=".9" />
      <circle cx="11.1" cy="8.4" r=".9" />
    </>
  ),
};

/** What is counted, where a word has no room: a hand, a deck, discards, the dead. */
export const PileSign = ({ kind }: { readonly kind: Counted }) => (
  <svg
    viewBox="0 0 18 16"
    aria-hidden="true"
    focusable="false"
    fill="var(--vellum)"
    stroke="currentColor"
    strokeWidth="1.2"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    {SHAPES[kind]}
  </svg>
);
