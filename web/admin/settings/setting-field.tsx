import type { SettingOnWire } from "#contract/admin-settings.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, TextArea } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { Switch } from "#web/ui/switch.tsx";

type SettingFieldProps = {
  setting: SettingOnWire;
  shown: string | boolean;
  error: string | null;
  onChange: (field: string | boolean) => void;
};

/** One setting in the field that its kind wants, with a way back to what the game ships with. */
export function SettingField(props: SettingFieldProps) {
  const { setting, shown, onChange } = props;
  const { standard, source, environment, label } = setting;
  const isFixed = source === "environment";
  const isStandard = String(shown) === String(standard);
  return (
    <div className="min-w-0">
      {isFixed ? <Fixed setting={setting} /> : <Control {...props} />}
      {!isFixed && !isStandard && (
        <Button
          look="ghost"
          size="small"
          className="mt-2"
          aria-label={`Back to default: ${label}`}
          onClick={() => onChange(typeof standard === "number" ? String(standard) : standard)}
        >
          Back to default
        </Button>
      )}
      {isFixed && (
        <p className="mt-1 text-sm text-muted">Set by the environment ({environment}).</p>
      )}
    </div>
  );
}

const Fixed = ({ setting: { label, help, value } }: { setting: SettingOnWire }) => (
  <dl>
    <dt className="font-bold">{label}</dt>
    <dd className="text-sm text-muted">{help}</dd>
    <dd className="mt-1 font-bold tabular-nums">{inWords(value)}</dd>
  </dl>
);

function inWords(value: SettingOnWire["value"]): string {
  if (typeof value === "boolean") return value ? "On" : "Off";
  return typeof value === "number" ? value.toLocaleString("en") : value;
}

function Control({ setting, shown, error, onChange }: SettingFieldProps) {
  const { name, kind, label, help, choices, most } = setting;
  if (kind === "switch") {
    return <Switch label={label} hint={help} checked={shown === true} onChange={onChange} />;
  }
  const field = { name, label, value: String(shown), ...(error !== null && { error }) };
  if (kind === "choice") {
    const options = choices.map((value) => ({ value, label: value }));
    return <Select {...field} options={options} onChange={onChange} />;
  }
  const change = {
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === "text") {
    return <TextArea {...field} hint={help} rows={3} maxLength={most ?? undefined} {...change} />;
  }
  if (kind === "day") return <Field {...field} hint={help} type="date" {...change} />;
  return <Field {...field} hint={help} {...numberField(setting)} {...change} />;
}

const numberField = ({ from, to, isWhole }: SettingOnWire) =>
  ({
    type: "number",
    inputMode: isWhole ? "numeric" : "decimal",
    min: from ?? undefined,
    max: to ?? undefined,
    step: isWhole ? 1 : "any",
  }) as const;
