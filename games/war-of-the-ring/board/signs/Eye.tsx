/** The Eye, as it stands on tiles and tabs. */
export const Eye = () => (
  <svg viewBox="-12 -9 24 18" aria-hidden="true" focusable="false">
    <path d="M-10.5 0Q0 -10 10.5 0Q0 10 -10.5 0Z" fill="#f3a43a" stroke="#c4471f" strokeWidth="2" />
    <path d="M0 -4.4Q2.3 0 0 4.4Q-2.3 0 0 -4.4Z" fill="#1b1210" />
  </svg>
);
