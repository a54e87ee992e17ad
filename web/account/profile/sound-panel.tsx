import { canVibrate, play } from "#web/lib/sound/play.ts";
import { changeSound, useSoundSettings } from "#web/lib/sound/sound-settings.ts";
import { SpeakerIcon } from "#web/shared/speaker-icon.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { Switch } from "#web/ui/switch.tsx";

/** How loud this device is. */
export function SoundPanel() {
  const { volume, isMuted, hasMusic, vibrates } = useSoundSettings();
  return (
    <Panel title="Sound">
      <Slider
        label="Volume"
        icon={<SpeakerIcon />}
        value={volume}
        max={100}
        meaning={`${volume} %`}
        tone="var(--violet)"
        onChange={(next) => {
          changeSound({ volume: next });
          play("tap");
        }}
      />
      <div className="mt-2 divide-y divide-line">
        <Switch
          label="Mute"
          hint="No sounds and no music. Everything can be seen as well."
          checked={isMuted}
          onChange={(next) => changeSound({ isMuted: next })}
        />
        <Switch
          label="Music"
          hint="A quiet tune in the background."
          checked={hasMusic}
          onChange={(next) => changeSound({ hasMusic: next })}
        />
        {canVibrate() && (
          <Switch
            label="Vibration"
            hint="A phone shakes a little at hits and victories."
            checked={vibrates}
            onChange={(next) => changeSound({ vibrates: next })}
          />
        )}
      </div>
      <p className="mt-2 text-sm text-muted">
        This is for this device. It is remembered until you log out.
      </p>
    </Panel>
  );
}
