import { useState } from "react";
import { clearCache, testDatabase } from "#contract/admin-settings.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { call } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";
import { cacheCleared, databaseConnected, databaseError } from "#web/words/admin.ts";

export const SystemMaintenance = () => (
  <Panel title="System Maintenance">
    <div className="flex flex-wrap gap-3">
      <ClearCache />
      <TestDatabase />
    </div>
  </Panel>
);

function ClearCache() {
  const clear = useChange(clearCache, cacheCleared);
  return (
    <Button look="ghost" {...pressFor(clear, {})}>
      Clear Cache
    </Button>
  );
}

/** A read, but each press asks anew and says what it found. */
function TestDatabase() {
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    call(testDatabase, {})
      .then((answer) => toast(databaseConnected(answer)))
      .catch((error: unknown) => toast(databaseError(error)))
      .finally(() => setAsking(false));
  };
  return (
    <Button look="ghost" pending={isAsking} onClick={ask}>
      Test Database
    </Button>
  );
}
