import { clsx } from "clsx";
import { Button } from "./button.tsx";

type ShowMoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label?: string;
  className?: string;
};

/** Below a list that comes page by page, while there is more of it. */
export function ShowMore({ query, label = "Show More", className = "mt-6" }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={clsx("flex justify-center", className)}>
      <Button
        look="ghost"
        pending={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
}
