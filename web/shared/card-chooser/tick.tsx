import type { ReactNode } from "react";
import styles from "./choosing.module.css";

type TickProps = {
  /** Radio buttons of one name are a choice. */
  name?: string;
  type: "radio" | "checkbox";
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A box or a button to tick, with room for a thumb. */
export function Tick({ onChange, children, ...input }: TickProps) {
  return (
    <label className={styles.tick}>
      <input {...input} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
