import { useId, type ReactNode } from "react";

type SwitchProps = {
  label: string;
  /** One sentence: what it does. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, at once. The whole line is pressed. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2.5"
    >
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-bold">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        {...(hint !== undefined && { "aria-describedby": `${id}-hint` })}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="switch"
      />
    </label>
  );
}
