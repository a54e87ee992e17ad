import { useState } from "react";
import { useLocation } from "wouter";
import { Page } from "#web/ui/page.tsx";
import { useSearchState } from "#web/lib/search-state.ts";
import { useParam } from "#web/lib/use-param.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { CreateTab } from "./create-tab.tsx";
import { JoinTab } from "./join-tab.tsx";
import { Meeting } from "./meeting.tsx";
import type { SetUpProps } from "./set-up-props.ts";

/**
 * A power battle against a player nearby. The code of a battle that was created or joined is kept
 * in the address, so that a page that is loaded again finds its way back to it.
 */
export function FaceToFaceScreen() {
  const [path, navigate] = useLocation();
  const [picked, setPicked] = useState<string[]>([]);
  const met = useParam("met");
  const meet = (code: string) => navigate(`${path}?met=${code}`, { replace: true });
  return (
    <Page
      intro="One of you makes a code, the other joins with it. Nobody sees the other's cards first."
      back={{ href: "/battle", label: "Battle Arena" }}
    >
      {met === null ? (
        <SetUp team={{ picked, onPicked: setPicked }} onMet={meet} />
      ) : (
        <Meeting
          key={met}
          code={met}
          onAgain={() => navigate(path, { replace: true })}
          onMet={meet}
        />
      )}
    </Page>
  );
}

function SetUp(props: SetUpProps) {
  const invited = useParam("code") ?? "";
  const [tab, setTab] = useSearchState("tab", { fallback: invited === "" ? "create" : "join" });
  return (
    <Tabs
      label="Who are you?"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: "create", label: "Player 1", content: <CreateTab {...props} /> },
        { value: "join", label: "Player 2", content: <JoinTab {...props} invited={invited} /> },
      ]}
    />
  );
}
