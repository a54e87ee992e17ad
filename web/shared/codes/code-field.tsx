import type { ClipboardEvent } from "react";
import { plainCode } from "#game/lib/codes.ts";
import { Field } from "#web/ui/field.tsx";
import { useFocusOnError } from "#web/ui/use-focus-on-error.ts";
import styles from "./codes.module.css";

export type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  maxLength: number;
  placeholder: string;
  /** Such as why there is no camera; unsaid while there is something newer to say. */
  hint?: string | undefined;
  /** Why the code was refused. */
  error?: string | undefined;
};

/** For a code that another player reads out: capital letters and digits, whatever is typed. */
export function CodeField({ onChange, hint, ...rest }: CodeFieldProps) {
  const { maxLength } = rest;
  const input = useFocusOnError(rest.error);
  // The browser would cut what is too long before this code takes the spaces away.
  // Blanks alone stay, so that the form can say that they are no code.
  const take = (text: string) => onChange((plainCode(text) || text).slice(0, maxLength));
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text");
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    take(before + pasted + after);
  };
  return (
    <Field
      {...rest}
      ref={input}
      {...(hint !== undefined && rest.error === undefined && { hint })}
      className={styles.input}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onPaste={paste}
      onChange={({ currentTarget: { value }, nativeEvent }) => {
        // A keyboard that composes its letters must find them as it wrote them, until it is done.
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) onChange(value);
        else take(value);
      }}
      onCompositionEnd={(event) => take(event.currentTarget.value)}
    />
  );
}
