import styles from "./ui.module.css";

/** The classes of what is there for the ear alone: everywhere, or on phones. */
export const { unseen, unseenNarrow } = styles;
