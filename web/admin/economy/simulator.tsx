import { useState } from "react";
import { getSettings } from "#contract/admin-settings.ts";
import { packs } from "#game/packs/packs.ts";
import { standardSettings, type GameSettings } from "#game/settings/settings.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Select } from "#web/ui/select.tsx";
import { SimulatorResults } from "./simulator-results.tsx";
import {
  OPENINGS,
  packOf,
  PLAYERS,
  simulate,
  usual,
  type SimulatorFields,
  type Simulated,
} from "./simulation.ts";

/** What a price or a reward would do, by the game's own rules, here in the browser. */
export function Simulator() {
  const { data } = useAnswer(getSettings);
  const set = (data?.settings ?? []).map(({ name, value }) => [name, value] as const);
  return (
    <Panel title="Odds Simulator">
      <p className="text-muted">
        {OPENINGS.toLocaleString("en")} openings of a pack and a month of play of{" "}
        {PLAYERS.toLocaleString("en")} players of each kind, before anything is published.
      </p>
      <SimulatorForm set={{ ...standardSettings, ...Object.fromEntries(set) }} />
    </Panel>
  );
}

const missionKinds = ["daily", "weekly", "monthly"] as const;

function SimulatorForm({ set }: { set: GameSettings }) {
  const [asked, setAsked] = useState<SimulatorFields>(usual);
  const [result, setResult] = useState<Simulated | null>(null);
  const change = (name: keyof SimulatorFields) => (value: string) =>
    setAsked((before) => ({ ...before, [name]: value }));
  const run = () => {
    setResult(simulate(asked, set, Math.floor(performance.now())));
  };
  return (
    <>
      <Form noValidate className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3" onSend={run}>
        <Select
          label="Pack"
          value={asked.packId}
          options={packs.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={change("packId")}
        />
        <Field
          label="Price in coins"
          type="number"
          min={1}
          hint={`Empty: ${packOf({ ...asked, price: "" }, set).priceCoins}, as it is`}
          value={asked.price}
          onChange={({ target }) => change("price")(target.value)}
        />
        {missionKinds.map((kind) => (
          <Field
            key={kind}
            label={`Coins of all ${kind} missions`}
            type="number"
            min={0}
            value={asked[kind]}
            onChange={({ target }) => change(kind)(target.value)}
          />
        ))}
        <div className="self-end">
          <Button type="submit">Simulate</Button>
        </div>
      </Form>
      <div role="status">{result && <SimulatorResults {...result} />}</div>
    </>
  );
}
