import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Spinner } from "./progress.tsx";

export type ButtonLook = {
  /** One gold button a screen: the thing to do next. */
  look?: "gold" | "ghost" | "danger" | undefined;
  size?: "small" | "medium" | "large" | undefined;
  round?: boolean | undefined;
};

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /**
     * The press is being worked on: the button waits and cannot be pressed again. It is not
     * disabled, which would take the focus away right after the press.
     */
    pending?: boolean | undefined;
  };

export function Button({
  look,
  size,
  round,
  pending = false,
  disabled,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...rest}
      type={type}
      disabled={disabled}
      // A press that is not wanted must not send a form either.
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={clsx(buttonClass({ look, size, round }), className)}
    >
      {pending && <Spinner size={18} />}
      {children}
    </button>
  );
}

/** For links that look like buttons. */
export const buttonClass = ({ look = "gold", size = "medium", round = false }: ButtonLook) =>
  clsx(
    "btn",
    { gold: "btn-gold", ghost: "btn-ghost", danger: "btn-danger" }[look],
    { small: "btn-small", medium: "", large: "btn-large" }[size],
    round && "btn-round",
  );
