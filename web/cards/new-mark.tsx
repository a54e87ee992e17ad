import styles from "./new-mark.module.css";

/** Over the corner of a card that has just come. */
export const NewMark = () => <span className={styles.mark}>New!</span>;
