import { useEffect, useEffectEvent, useState } from "react";

const STORAGE_KEY = "duel-number-keys";
const typing = "input, select, textarea, [contenteditable], [role=alertdialog], [role=dialog]";

/** Calls `onNumber` for the keys 1 to 9 while nobody types and no dialog asks. */
export function useNumberKeys(isOn: boolean, onNumber: (number: number) => void) {
  const press = useEffectEvent(onNumber);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, repeat, target } = event;
      if (altKey || ctrlKey || metaKey || repeat || !/^[1-9]$/.test(key)) return;
      if (target instanceof Element && target.closest(typing)) return;
      press(Number(key));
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn]);
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
