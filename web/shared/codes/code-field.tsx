import type { ClipboardEvent } from "react";
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
  /** Why the code was refused. */
  error?: string | undefined;
};

/** For a code that somebody reads out: capital letters, whatever is typed. */
export function CodeField({ onChange, hint, ...rest }: CodeFieldProps) {
  const { maxLength } = rest;
  // The browser would cut what is too long before anybody takes the spaces away.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text").replaceAll(/\s/g, "");
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    onChange((before + pasted + after).toUpperCase().slice(0, maxLength));
  };
  return (
    <Field
      {...rest}
      {...(hint !== undefined && { hint })}
      className={styles.input}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onPaste={paste}
      onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
    />
  );
}
