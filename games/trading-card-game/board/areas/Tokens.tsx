/** Tokens on a character: a drop for each wound, an octagon with a ring for each burden. */
import css from "./laid.module.css";

/** More than so many are one with a number. */
const SINGLY = 4;

export const Drop = () => (
  <svg viewBox="0 0 20 24" aria-hidden="true" focusable="false">
    <path
      d="M10 1.5C13.5 8 17.5 11 17.5 15.5A7.5 7 0 0 1 2.5 15.5C2.5 11 6.5 8 10 1.5Z"
      fill="#a31f14"
      stroke="#efe2c0"
      strokeWidth="3.2"
    />
    <path
      d="M10 1.5C13.5 8 17.5 11 17.5 15.5A7.5 7 0 0 1 2.5 15.5C2.5 11 6.5 8 10 1.5Z"
      fill="#a31f14"
      stroke="#241a12"
      strokeWidth="1.1"
    />
    <path d="M6.2 15.8A4 4 0 0 0 9 19" fill="none" stroke="#f0b7a6" strokeWidth="1.4" strokeLinecap="round" />
  </svg>
);

const Octagon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M7.6 1.5H16.4L22.5 7.6V16.4L16.4 22.5H7.6L1.5 16.4V7.6Z"
      fill="#241a12"
      stroke="#8a6418"
      strokeWidth="1.2"
    />
    <circle cx="12" cy="12" r="5" fill="none" stroke="#e2b64f" strokeWidth="2.6" />
  </svg>
);

interface Counted {
  readonly count: number;
}

const Tokens = ({ count, kind }: Counted & { readonly kind: "wound" | "burden" }) => {
  const One = kind === "wound" ? Drop : Octagon;
  return (
    <span className={css.tokens} data-kind={kind} data-token={kind}>
      {count > SINGLY ? (
        <span className={css.counted}>
          <One />
          <b>{count}</b>
        </span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: one token is like another
        Array.from({ length: count }, (_, i) => <One key={i} />)
      )}
    </span>
  );
};

export const Drops = (counted: Counted) => <Tokens kind="wound" {...counted} />;
export const Burdens = (counted: Counted) => <Tokens kind="burden" {...counted} />;

/** The Ring on its bearer's hand. */
export const Worn = () => (
  <svg className={css.worn} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="7.5" fill="none" stroke="#241a12" strokeWidth="6.4" />
    <circle cx="12" cy="12" r="7.5" fill="none" stroke="#e2b64f" strokeWidth="4.2" />
    <path
      d="M6.5 8.5A7.5 7.5 0 0 1 11 4.6"
      fill="none"
      stroke="#fff3cf"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  </svg>
);

/** One burden token, beside a number. */
export const Burden = () => <Octagon />;
