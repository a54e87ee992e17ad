import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  /** A button or a link: what to do about it. */
  action?: ReactNode;
  /** It comes by itself, such as the end of what is waited for, and is read out at once. */
  isNews?: boolean;
};

export function EmptyState({ icon, title, children, action, isNews }: EmptyStateProps) {
  return (
    <div
      role={isNews ? "alert" : undefined}
      className="mx-auto grid max-w-md justify-items-center gap-2 px-4 py-12 text-center"
    >
      {icon !== undefined && <span className="mb-2 text-violet [&_svg]:size-12">{icon}</span>}
      <p className="font-display text-2xl">{title}</p>
      {children !== undefined && <div className="text-muted">{children}</div>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}

type FailedStateProps = { title?: string; message?: string; onRetry?: () => unknown };

const WRONG = "Something went wrong. Please try again.";
const OFFLINE = "You are offline. This comes back with the connection.";

/** A part of a screen that could not be loaded. */
export function FailedState({
  title = "This did not load",
  message = navigator.onLine ? WRONG : OFFLINE,
  onRetry,
}: FailedStateProps) {
  return (
    <EmptyState
      isNews
      icon={<CloudOff aria-hidden />}
      title={title}
      action={onRetry && <Button onClick={() => onRetry()}>Try Again</Button>}
    >
      {message}
    </EmptyState>
  );
}
