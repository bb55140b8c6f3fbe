import styles from "./ui.module.css";

/** The class of what is there for the ear alone. */
export const { unseen } = styles;
