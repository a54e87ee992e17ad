import type { ReactNode } from "react";
import { getProfile, type ProfileOnWire } from "#contract/account.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { useSearchState } from "#web/lib/search-state.ts";
import { useUser } from "#web/lib/session.tsx";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ProfileBadges } from "./profile-badges.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { TitlesPanel } from "./titles-panel.tsx";

const AccountTab = lazily(() => import("./account-tab.tsx"), "AccountTab", {
  otherwise: NotLoaded,
});

const SecurityTab = lazily(() => import("./security-tab.tsx"), "SecurityTab", {
  otherwise: NotLoaded,
});

const WalletTab = lazily(() => import("./wallet-tab.tsx"), "WalletTab", { otherwise: NotLoaded });

const tabs = ["profile", "account", "wallet", "security"];

type ProfileProps = {
  /** What the player set about messages to their devices. */
  messages: ReactNode;
};

export function Profile({ messages }: ProfileProps) {
  const profile = useAnswer(getProfile);
  const { user } = useUser();
  return (
    <Page width="narrow" aside={profile.data && <ProfileBadges badges={profile.data.badges} />}>
      <Unanswered query={profile} title="Your profile did not load" size="h-96" />
      {profile.data && <ProfileTabs profile={profile.data} messages={messages} />}
      {user && (
        <p className="mt-6">
          <TextLink href={`/player/${user.id}`}>Your Page</TextLink>
        </p>
      )}
      <p className="mt-3">
        <TextLink href="/friends">Your Friends</TextLink>
      </p>
      <p className="mt-3">
        <TextLink href="/purchases">Your Purchases</TextLink>
      </p>
    </Page>
  );
}

type ProfileTabsProps = ProfileProps & { profile: ProfileOnWire };

function ProfileTabs({ profile, messages }: ProfileTabsProps) {
  const [tab, setTab] = useSearchState("tab", { fallback: "profile" });
  return (
    <Tabs
      label="Account Settings"
      value={tabs.includes(tab) ? tab : "profile"}
      onChange={setTab}
      tabs={[
        {
          value: "profile",
          label: "Profile",
          content: (
            <div className="space-y-6">
              <ProfileForm profile={profile} />
              <TitlesPanel />
            </div>
          ),
        },
        { value: "account", label: "Account", content: <AccountTab {...{ profile, messages }} /> },
        { value: "wallet", label: "Wallet", content: <WalletTab /> },
        { value: "security", label: "Security", content: <SecurityTab /> },
      ]}
    />
  );
}
