import { UsersRound } from "lucide-react";
import { listChildren, type ChildOnWire } from "#contract/family.ts";
import { useLive } from "#web/lib/live.ts";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { AskedPurchases } from "./asked-purchases.tsx";
import { Child } from "./child.tsx";
import { Requests } from "./requests.tsx";

/** So many children are shown with all their settings; of more, each is opened by itself. */
const OPEN_AT_MOST = 2;

/** What a guardian's children may do, and what they made and did this week. */
export function FamilyScreen() {
  const family = useLive(listChildren, {}, "family");
  return (
    <Page
      intro="What your children may do here, and what they made this week. Everything you change holds at once."
      back={{ href: "/", label: "Home" }}
    >
      {family.data && <Children list={family.data} />}
      <Unanswered query={family} title="Your family did not load" size="h-120" />
    </Page>
  );
}

function Children({ list }: { list: readonly ChildOnWire[] }) {
  if (list.length === 0) return <NoChildren />;
  return (
    <div className="space-y-6">
      <AskedPurchases />
      <Requests list={list} />
      {list.map((child) => (
        <Child key={child.id} child={child} isOpen={list.length <= OPEN_AT_MOST} />
      ))}
    </div>
  );
}

const NoChildren = () => (
  <EmptyState Icon={UsersRound} title="No children here yet">
    A child asks for you in the game and types your e-mail address. We send you a letter, and when
    you have said yes there, the child stands on this page.
  </EmptyState>
);
