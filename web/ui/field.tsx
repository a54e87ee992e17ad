import { clsx } from "clsx";
import { useId, type ComponentProps, type ReactNode } from "react";

type Labelled = {
  label: string;
  /** Shown under the input and read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  hideLabel?: boolean | undefined;
};

/** One labelled input. Spread react-hook-form's `register("name")` into it. */
export function Field({
  label,
  error,
  hint,
  hideLabel,
  id,
  ...input
}: Labelled & ComponentProps<"input">) {
  const ids = useFieldIds(id, { error, hint });
  return (
    <Frame {...ids} {...{ label, error, hint, hideLabel }}>
      <input {...input} {...ids.control} className={clsx("input", input.className)} />
    </Frame>
  );
}

export function TextArea({
  label,
  error,
  hint,
  hideLabel,
  id,
  ...input
}: Labelled & ComponentProps<"textarea">) {
  const ids = useFieldIds(id, { error, hint });
  return (
    <Frame {...ids} {...{ label, error, hint, hideLabel }}>
      <textarea rows={4} {...input} {...ids.control} className={clsx("input", input.className)} />
    </Frame>
  );
}

export function useFieldIds(
  given: string | undefined,
  { error, hint }: Pick<Labelled, "error" | "hint">,
) {
  const own = useId();
  const id = given ?? own;
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`);
  return {
    fieldId: id,
    control: {
      id,
      "aria-invalid": error !== undefined,
      ...(describedBy !== "" && { "aria-describedby": describedBy }),
    },
  };
}

export function Frame({
  fieldId,
  label,
  error,
  hint,
  hideLabel = false,
  children,
}: Labelled & { fieldId: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={fieldId} className={hideLabel ? "sr-only" : "mb-1.5 block font-bold"}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${fieldId}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${fieldId}-error`} className="mt-1 text-sm font-bold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
