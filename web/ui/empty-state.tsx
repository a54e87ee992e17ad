import { CloudOff, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { ButtonLink } from "./link.tsx";
import { Skeleton, Skeletons, type SkeletonsProps } from "./skeleton.tsx";

type EmptyStateProps = {
  Icon?: LucideIcon;
  title: string;
  children?: ReactNode;
  /** A button or a link: what to do about it. */
  action?: ReactNode;
  /** A link as the action: where it leads, and what it says. */
  way?: readonly [href: string, words: string];
  /** It comes by itself, such as the end of what is waited for, and is read out at once. */
  isNews?: boolean;
};

export function EmptyState(props: EmptyStateProps) {
  const { Icon, title, children, way, isNews } = props;
  const { action = way && <ButtonLink href={way[0]}>{way[1]}</ButtonLink> } = props;
  return (
    <div
      role={isNews ? "alert" : undefined}
      className="mx-auto grid max-w-md justify-items-center gap-2 px-4 py-12 text-center"
    >
      {Icon && (
        <span className="mb-2 text-violet [&_svg]:size-12">
          <Icon aria-hidden />
        </span>
      )}
      <p className="font-display text-2xl">{title}</p>
      {children !== undefined && <div className="text-muted">{children}</div>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}

type FailedStateProps = { title?: string | undefined; message?: string; onRetry?: () => unknown };

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
      Icon={CloudOff}
      title={title}
      action={onRetry && <Button onClick={() => onRetry()}>Try Again</Button>}
    >
      {message}
    </EmptyState>
  );
}

type UnansweredProps = Partial<SkeletonsProps> & {
  query: { data: unknown; isError: boolean; refetch: () => unknown };
  /** Said when the answer does not come. */
  title?: string;
  /** Of the one grey shape until it comes; several have `sizes` and a `label`. */
  size?: string;
  /** Instead of grey shapes. */
  children?: ReactNode;
};

/** In the place of an answer that is not there yet, or did not come; nothing once it is there. */
export function Unanswered({ query, title, size = "", children, ...several }: UnansweredProps) {
  if (query.data !== undefined) return null;
  if (query.isError) return <FailedState title={title} onRetry={query.refetch} />;
  const { label, sizes } = several;
  if (label !== undefined && sizes) return <Skeletons {...several} {...{ label, sizes }} />;
  return children ?? <Skeleton className={size} />;
}
