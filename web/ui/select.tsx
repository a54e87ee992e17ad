import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Frame, useField } from "./field.tsx";

type SelectProps = Omit<ComponentProps<"select">, "onChange" | "value"> & {
  label: string;
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** The browser's own select: phones show their wheel, keyboards and readers know it. */
export function Select({ options, onChange, className, ...rest }: SelectProps) {
  const { frame, control } = useField(rest);
  return (
    <Frame {...frame}>
      <select
        {...control}
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
