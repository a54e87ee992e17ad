import { clsx } from "clsx";
import { createContext, use, type ComponentProps, type MouseEvent } from "react";
import { buttonClass, type ButtonLook } from "./button.tsx";

type Links = {
  /** Fetches the code of the screen that a path leads to. */
  preload: (path: string) => void;
  navigate: (href: string, options: { replace: boolean }) => void;
};

/** How the app follows a link. Without it, as on a prerendered page, a link loads the next page. */
export const LinksContext = createContext<Links | null>(null);

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  replace?: boolean | undefined;
};

/** A link inside the app. Its screen is fetched as soon as the pointer or the focus is on it. */
export function Link({ href, replace = false, onClick, ...rest }: LinkProps) {
  const links = use(LinksContext);
  const preload = () => links?.preload(href.split(/[?#]/)[0] ?? href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!links || wantsAnotherTab(event)) return;
    event.preventDefault();
    links.navigate(href, { replace });
  };
  return <a {...rest} href={href} onPointerEnter={preload} onFocus={preload} onClick={follow} />;
}

const wantsAnotherTab = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

export function ButtonLink({ look, size, round, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={clsx(buttonClass({ look, size, round }), className)} />;
}

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={clsx("font-bold text-violet underline underline-offset-4", className)}
    />
  );
}
