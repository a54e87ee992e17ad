import { useState } from "react";
import { PRICE_MAX } from "#game/market/limits.ts";
import { Field } from "#web/ui/field.tsx";
import { useFocusOnError } from "#web/ui/use-focus-on-error.ts";
import { priceRemarks } from "#texts/en/market.ts";

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
  if (!Number.isInteger(price) || price < 1) return priceRemarks.not_a_price;
  return price > PRICE_MAX ? priceRemarks.too_high : undefined;
}

type PriceFieldProps = {
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
};

export function PriceField({ value, error, onChange }: PriceFieldProps) {
  return (
    <Field
      ref={useFocusOnError(error)}
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
