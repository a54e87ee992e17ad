import type { ChangeEvent } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";

type InviteFieldProps = {
  registered: UseFormRegisterReturn;
  /** The code of the link that led here; empty without one. */
  fromLink: string;
};

/** A code from a link cannot be changed; a typed one becomes upper case while it is typed. */
export function InviteField({ registered, fromLink }: InviteFieldProps) {
  const isGiven = fromLink !== "";
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const caret = input.selectionStart;
    input.value = input.value.toUpperCase();
    input.setSelectionRange(caret, caret);
    return registered.onChange(event);
  };
  return (
    <Field
      {...registered}
      onChange={change}
      label="Invite Code (optional)"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      readOnly={isGiven}
      hint={isGiven ? "Your friend's invitation. It brings gifts for both of you." : undefined}
    />
  );
}
