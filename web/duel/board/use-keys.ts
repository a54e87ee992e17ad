import { useEffect, useEffectEvent, useState } from "react";

const STORAGE_KEY = "duel-number-keys";
const typing = "input, select, textarea, [contenteditable], [role=alertdialog], [role=dialog]";

type Keys = { isOn: boolean; keys: RegExp };

/**
 * Calls `onKey` for single keys while the player is not typing and no dialog is open. It listens
 * all the time, because a player may press a key as soon as the screen says that keys count.
 */
export function useKeys({ isOn, keys }: Keys, onKey: (key: string) => void) {
  const press = useEffectEvent((key: string) => {
    if (isOn && keys.test(key)) onKey(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, repeat, target } = event;
      if (altKey || ctrlKey || metaKey || repeat) return;
      if (target instanceof Element && target.closest(typing)) return;
      press(key);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** Single keys must be possible to turn off: some who speak to their computer press them by chance. */
export function useKeysSetting(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== "off");
  const change = (next: boolean) => {
    localStorage.setItem(STORAGE_KEY, next ? "on" : "off");
    setOn(next);
  };
  return [isOn, change];
}
