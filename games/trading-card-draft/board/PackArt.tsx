import css from "./opening.module.css";

/** A pack as it comes: folded, corded and under a seal, which breaks when it is opened. */
export const PackArt = ({ open = false }: { readonly open?: boolean }) => (
  <svg className={css.packet} data-open={open || undefined} viewBox="0 0 180 240" aria-hidden="true">
    <g className={css.paper}>
      <rect x="4" y="4" width="172" height="232" rx="5" />
      <path d="M4 9 90 104 176 9" />
      <path d="M4 231 68 150M176 231 112 150" />
    </g>
    <path className={css.cord} d="M90 4v232M4 120h172" />
    <g className={css.seal}>
      <g className={css.left}>
        <path d="M90 86c-8-5-17-1-20 6-8 1-13 9-11 17-6 5-7 15-1 21-1 8 5 15 13 15 4 8 13 10 19 6V131l5-9-7-12 4-10z" />
      </g>
      <g className={css.right}>
        <path d="M90 86c8-5 17-1 20 6 8 1 13 9 11 17 6 5 7 15 1 21 1 8-5 15-13 15-4 8-13 10-19 6V131l5-9-7-12 4-10z" />
      </g>
      <g className={css.whole}>
        <path d="M90 86c-8-5-17-1-20 6-8 1-13 9-11 17-6 5-7 15-1 21-1 8 5 15 13 15 4 8 13 10 19 6 6 4 15 2 19-6 8 0 14-7 13-15 6-6 5-16-1-21 2-8-3-16-11-17-3-7-12-11-20-6z" />
        <path className={css.sign} d="M90 100l9 19-9 19-9-19z" />
      </g>
    </g>
  </svg>
);
