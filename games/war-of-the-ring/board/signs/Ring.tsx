import styles from "./ring.module.css";

/** A ring with its stone. */
export const Ring = ({ gem }: { readonly gem: string }) => (
  <svg className={styles.ring} viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    <circle cx="15" cy="18" r="9" fill="none" stroke="#2a2019" strokeWidth="4.6" />
    <circle cx="15" cy="18" r="9" fill="none" stroke="#e3bc5c" strokeWidth="2.6" />
    <path d="M15 2L20 7.5L15 13L10 7.5Z" fill={gem} stroke="#2a2019" strokeWidth="1.3" />
    <path d="M15 2L17 7.5L15 13" fill="#fff" opacity=".35" />
  </svg>
);

/** The same ring in the hands of the Shadow: turned over. */
export const TurnedRing = () => (
  <svg className={styles.ring} viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    <circle cx="15" cy="15" r="13" fill="#2b2523" stroke="#b48a3a" strokeWidth="1.6" />
    <path d="M6 15Q15 6.5 24 15Q15 23.5 6 15Z" fill="#f3a43a" stroke="#c4471f" strokeWidth="1.4" />
    <path d="M15 11.2Q17 15 15 18.8Q13 15 15 11.2Z" fill="#1b1210" />
  </svg>
);
