import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { AskParent } from "./ask-parent.tsx";

export function AskParentScreen() {
  return (
    <Page width="narrow" intro="Some things in the game need a parent's yes.">
      <Panel>
        <AskParent />
      </Panel>
    </Page>
  );
}
