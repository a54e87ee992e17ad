import { clsx } from "clsx";
import { useId, type ComponentProps, type ReactNode } from "react";

type Labelled = {
  id?: string | undefined;
  label: string;
  /** Shown under the input and read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  hideLabel?: boolean | undefined;
  /** Said to those who hear the form; the browser itself does not stop it. */
  isRequired?: boolean | undefined;
};

type SentFormProps = Omit<ComponentProps<"form">, "onSubmit"> & { onSend: () => void };

/** A form that is sent by what it is given, and not by the browser. */
export const Form = ({ onSend, ...rest }: SentFormProps) => (
  <form
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  />
);

/** One labelled input. Spread react-hook-form's `register("name")` into it. */
export function Field(props: Labelled & ComponentProps<"input">) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <input {...control} className={clsx("input", props.className)} />
    </Frame>
  );
}

export function TextArea(props: Labelled & ComponentProps<"textarea">) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <textarea rows={4} {...control} className={clsx("input", props.className)} />
    </Frame>
  );
}

/** Which props belong to the frame with the label, and which to the control inside. */
export function useField<Props extends Labelled>(props: Props) {
  const { label, error, hint, hideLabel, isRequired, id, ...rest } = props;
  const own = useId();
  const fieldId = id ?? own;
  const describedBy = clsx(error && `${fieldId}-error`, hint && `${fieldId}-hint`);
  return {
    frame: { fieldId, label, error, hint, hideLabel },
    control: {
      ...rest,
      id: fieldId,
      "aria-invalid": error !== undefined,
      "aria-required": isRequired,
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
}: Omit<Labelled, "id"> & { fieldId: string; children: ReactNode }) {
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
