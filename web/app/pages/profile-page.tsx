import { Profile } from "#web/account/profile/profile.tsx";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";

const WebPushPanel = lazily(
  () => import("#web/notifications/settings/web-push-panel.tsx"),
  "WebPushPanel",
  { otherwise: NotLoaded },
);

export const ProfilePage = () => <Profile messages={<WebPushPanel />} />;
