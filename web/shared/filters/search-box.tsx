import { Search } from "lucide-react";
import { Field } from "#web/ui/field.tsx";

type SearchBoxProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number;
  className: string;
};

/** A field to search with, and the glass in it. */
export function SearchBox({ label, onChange, className, ...rest }: SearchBoxProps) {
  return (
    <div className={className}>
      <Field
        {...rest}
        label={label}
        hideLabel
        type="search"
        placeholder={label}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="pl-11"
      />
      <Search
        size={20}
        aria-hidden
        className="pointer-events-none absolute top-[0.875rem] left-3.5 text-muted"
      />
    </div>
  );
}
