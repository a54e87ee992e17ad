import { Field } from "#web/ui/field.tsx";
import styles from "./codes.module.css";

export type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  maxLength: number;
  placeholder: string;
  /** Such as why there is no camera. */
  hint?: string | undefined;
};

/** For a code that somebody reads out: capital letters, whatever is typed. */
export function CodeField({ onChange, hint, ...rest }: CodeFieldProps) {
  return (
    <Field
      {...rest}
      {...(hint !== undefined && { hint })}
      className={styles.input}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
    />
  );
}
