import { moneyRules, type MoneyRule } from "#game/account/capabilities.ts";
import { inDollars } from "#texts/en/purse.ts";
import { Select } from "#web/ui/select.tsx";
import { Switch } from "#web/ui/switch.tsx";
import type { AllowancesProps } from "./use-allowances.tsx";

const rules: Record<MoneyRule, { label: string; saved: string }> = {
  off: { label: "Off: nothing costs money", saved: "Money: off" },
  ask: { label: "Ask me each time", saved: "Money: asks you each time" },
  capped: { label: "Up to a limit each month", saved: "Money: up to a limit each month" },
};

const leftOf = (capCents: number | null, spentCents: number): number =>
  Math.max(0, (capCents ?? 0) - spentCents);

const FIRST_CAP_CENTS = 1_000;
const caps = [500, 1_000, 2_000, 3_000, 5_000, 10_000];

type MoneyRulesProps = AllowancesProps & { spentCents: number };

/** What the child may spend, and whether the child sees values in dollars. */
export function MoneyRules({ name, allowances, set, errorAt, spentCents }: MoneyRulesProps) {
  const { rule, capCents } = allowances.money;
  const setCap = (cents: number) =>
    set({ money: { rule: "capped", capCents: cents } }, `Money: up to ${inDollars(cents)} a month`);
  const setRule = (value: string) => {
    const chosen = moneyRules.find((each) => each === value) ?? "off";
    if (chosen === "capped") setCap(capCents ?? FIRST_CAP_CENTS);
    else set({ money: { rule: chosen, capCents: null } }, rules[chosen].saved);
  };
  const choices = [...new Set(capCents === null ? caps : [...caps, capCents])];
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-display text-xl">Money</legend>
      <Select
        label={`When ${name} wants to buy something`}
        error={errorAt("money")}
        value={rule}
        onChange={setRule}
        options={moneyRules.map((value) => ({ value, label: rules[value].label }))}
      />
      {rule === "capped" && (
        <Select
          label="Limit each month"
          value={String(capCents)}
          onChange={(value) => setCap(Number(value))}
          options={choices
            .toSorted((a, b) => a - b)
            .map((cents) => ({ value: String(cents), label: inDollars(cents) }))}
        />
      )}
      <p className="text-muted">
        <b className="text-ink">{inDollars(spentCents)} this month</b>, paid by {name} or for {name}
        .{rule === "capped" && ` ${inDollars(leftOf(capCents, spentCents))} are left of the limit.`}
      </p>
      <Switch
        label="Coins only"
        hint={`${name} sees what cards are worth in coins, never in dollars.`}
        checked={allowances.coinsOnly}
        onChange={(coinsOnly) =>
          set({ coinsOnly }, coinsOnly ? "Coins only" : "Worth is shown in dollars too")
        }
      />
    </fieldset>
  );
}
