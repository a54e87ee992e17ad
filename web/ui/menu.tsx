import { Ellipsis } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { buttonClass } from "./button.tsx";
import { Link } from "./link.tsx";
import { useWayBack } from "./use-way-back.ts";

type MenuProps = {
  /** Names the button and the menu. */
  label: string;
  /** `MenuLink` and `MenuButton`. */
  children: ReactNode;
};

/**
 * A round button that opens a short list above itself. Our own, because a library's weighs more than
 * the page that it would stand on.
 */
export function Menu({ label, children }: MenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutsidePress(frame, isOpen, () => setOpen(false));
  useEffect(() => {
    if (isOpen) itemsIn(frame.current)[0]?.focus();
  }, [isOpen]);
  // Whatever a choice opens gives the focus back to where it was.
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useWayBack(isOpen, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === "Tab") return setOpen(false);
    if (event.key === "Escape") close();
    else if (!moveFocus(event.key, itemsIn(frame.current))) return;
    event.preventDefault();
  };
  return (
    <div ref={frame} className="relative flex-none" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={buttonClass({ look: "ghost", size: "small", round: true })}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} aria-hidden />
      </button>
      {isOpen && (
        <div
          role="menu"
          aria-label={label}
          className="absolute right-0 bottom-full z-30 mb-2 w-max max-w-56 rounded-button border border-line bg-surface p-2 shadow-float motion-safe:animate-appear"
          onClick={close}
        >
          {children}
        </div>
      )}
    </div>
  );
}

const itemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left font-bold hover:bg-raised";

type MenuItemProps = { icon: ReactNode; children: ReactNode };

export const MenuLink = ({ icon, href, children }: MenuItemProps & { href: string }) => (
  <Link role="menuitem" tabIndex={-1} href={href} className={itemClass}>
    {icon}
    {children}
  </Link>
);

export const MenuButton = ({
  icon,
  onPress,
  children,
}: MenuItemProps & { onPress: () => void }) => (
  <button type="button" role="menuitem" tabIndex={-1} className={itemClass} onClick={onPress}>
    {icon}
    {children}
  </button>
);

const itemsIn = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []),
];

/** True when the key is one that moves in a menu. */
function moveFocus(key: string, items: readonly HTMLElement[]): boolean {
  const at = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  if (next === undefined) return false;
  items.at(next % items.length)?.focus();
  return true;
}

function useOutsidePress(
  frame: { current: HTMLElement | null },
  isListening: boolean,
  onPress: () => void,
) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isListening) return;
    const listen = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) press();
    };
    addEventListener("pointerdown", listen);
    return () => removeEventListener("pointerdown", listen);
  }, [frame, isListening]);
}
