import css from "./road.module.css";

/** A stone beside the road with the number of its site. */
export const Milestone = ({ number, laid = true }: { readonly number: number; readonly laid?: boolean }) => (
  <svg
    className={css.stone}
    viewBox="-18 -29 36 56"
    data-laid={laid || undefined}
    aria-hidden="true"
    focusable="false"
  >
    <path
      d="M-15 24V-12C-15-22-8-26 0-26C8-26 15-22 15-12V24Z"
      fill="#8d8168"
      stroke="#241a12"
      strokeWidth="5.4"
      strokeLinejoin="round"
    />
    <path
      d="M-15 24V-12C-15-22-8-26 0-26C8-26 15-22 15-12V24Z"
      fill="#8d8168"
      stroke="#d8caa4"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
    <text y="8" textAnchor="middle" fontSize="23" fill="#fff9e8">
      {number}
    </text>
  </svg>
);
