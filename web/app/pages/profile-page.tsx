import { ProfileScreen } from "#web/account/profile/profile-screen.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";

const MessagesPanel = lazily<object>(
  async () => (await import("#web/notifications/settings/messages-panel.tsx")).MessagesPanel,
);

export const ProfilePage = () => <ProfileScreen messages={<MessagesPanel />} />;
