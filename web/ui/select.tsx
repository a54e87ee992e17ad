import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Frame, useFieldIds } from "./field.tsx";

type SelectProps = Omit<ComponentProps<"select">, "onChange" | "value"> & {
  label: string;
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** The browser's own select: phones show their wheel, keyboards and readers know it. */
export function Select({
  label,
  hideLabel,
  error,
  options,
  onChange,
  id,
  className,
  ...rest
}: SelectProps) {
  const ids = useFieldIds(id, { error });
  return (
    <Frame {...ids} {...{ label, hideLabel, error }}>
      <select
        {...rest}
        {...ids.control}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={clsx("input input-select cursor-pointer", className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
