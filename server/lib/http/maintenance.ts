/** While the game is looked after, players change nothing. */
import type { Endpoint } from "#contract/endpoint.ts";
import type { Check, Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { SignedIn } from "#server/lib/session.ts";
import { maintenanceRefusals } from "#texts/en/settings.ts";

const RETRY_SECONDS = 60;

/** Admins may go on, and players may end what they began before. */
const isSpared = ({ method, duringMaintenance }: Endpoint, signedIn: SignedIn | null): boolean =>
  method === "GET" || duringMaintenance === true || signedIn?.player.role === "admin";

export function refuseInMaintenance(
  { settings }: Pick<Deps, "settings">,
  endpoint: Endpoint,
  signedIn: SignedIn | null,
): void {
  const refusal = maintenanceRefusal({ settings }, endpoint, signedIn);
  if (refusal) throw refusal;
}

const maintenanceRefusal = (
  { settings }: Pick<Deps, "settings">,
  endpoint: Endpoint,
  signedIn: SignedIn | null,
) =>
  settings.maintenanceMode && !isSpared(endpoint, signedIn)
    ? refusedError(maintenanceRefusals, "maintenance", { text: settings.maintenanceText }).with({
        retryAfterSeconds: RETRY_SECONDS,
      })
    : null;

/**
 * The same where a change is stored: what an admin has turned off by then is off, in every process, and
 * what the admin turns off now waits until the change is stored.
 */
export const stillAllowed = (input: StillAllowed): Check<StillAllowed>[] =>
  isSpared(input.endpoint, input.signedIn) ? [] : [{ ask: refuseTurnedOff, input }];

type StillAllowed = {
  deps: Pick<Deps, "settings" | "settingsSource">;
  endpoint: Endpoint;
  signedIn: SignedIn | null;
};

async function refuseTurnedOff(tx: Tx, inputs: readonly StillAllowed[]) {
  await inputs[0]?.deps.settingsSource.hold(tx);
  return inputs.map(({ deps, endpoint, signedIn }) => maintenanceRefusal(deps, endpoint, signedIn));
}
