import { clsx } from "clsx";
import { createContext, use, type ComponentProps } from "react";
import { Link as RouteLink } from "wouter";
import { buttonClass, type ButtonLook } from "./button.tsx";

/** Fetches the code of the screen that a path leads to. The app provides it. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  replace?: boolean | undefined;
};

/** A link inside the app. Its screen is fetched as soon as the pointer or the focus is on it. */
export function Link({ href, replace, ...rest }: LinkProps) {
  const preload = use(PreloadContext);
  const start = () => preload(href.split(/[?#]/)[0] ?? href);
  return (
    <RouteLink
      {...rest}
      href={href}
      replace={replace ?? false}
      onPointerEnter={start}
      onFocus={start}
    />
  );
}

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
