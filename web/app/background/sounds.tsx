import { useEffect } from "react";
import { endSound, play, playMusic } from "#web/lib/sound/play.ts";
import { useSoundSettings } from "#web/lib/sound/sound-settings.ts";

/** What is heard on every screen: presses of golden buttons, and the music. Shows nothing itself. */
export function Sounds() {
  const { hasMusic } = useSoundSettings();
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(".btn-gold")) play("tap");
      // The first press is what browsers wait for.
      playMusic();
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  }, []);
  useEffect(playMusic, [hasMusic]);
  useEffect(() => endSound, []);
  return null;
}
