import { changeSound, useSoundSettings } from "#web/lib/sound/sound-settings.ts";
import { Button } from "#web/ui/button.tsx";
import { SpeakerIcon } from "./speaker-icon.tsx";

/** For screens on which much is heard. */
export function MuteButton() {
  const { isMuted } = useSoundSettings();
  return (
    <Button
      look="ghost"
      round
      className="flex-none"
      aria-label="Mute"
      aria-pressed={isMuted}
      onClick={() => changeSound({ isMuted: !isMuted })}
    >
      <SpeakerIcon isMuted={isMuted} />
    </Button>
  );
}
