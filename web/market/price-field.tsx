import { useState } from "react";
import { PRICE_MAX } from "#contract/market.ts";
import { Field } from "#web/ui/field.tsx";
import { BAD_PRICE, PRICE_TOO_HIGH } from "#web/words/market.ts";

/** A price that is being typed. `price` is null while it is none. */
export function usePrice() {
  const [text, setText] = useState("");
  const error = errorIn(text);
  const price = text === "" || error !== undefined ? null : Number(text);
  return { text, setText, price, error };
}

/** Nothing is wrong with an empty field yet. */
function errorIn(text: string): string | undefined {
  const price = Number(text);
  if (text === "") return undefined;
  if (!Number.isInteger(price) || price < 1) return BAD_PRICE;
  return price > PRICE_MAX ? PRICE_TOO_HIGH : undefined;
}

type PriceFieldProps = {
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
};

export function PriceField({ value, error, onChange }: PriceFieldProps) {
  return (
    <Field
      label="Price in coins"
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
