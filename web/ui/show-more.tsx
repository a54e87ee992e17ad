import { clsx } from "clsx";
import { Button } from "./button.tsx";

type ShowMoreProps = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError?: boolean;
    fetchNextPage: () => unknown;
  };
  label?: string;
  className?: string;
};

/** Below a list that comes page by page, while there is more of it. */
export function ShowMore({ query, label = "Show More", className = "mt-6" }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={clsx("grid justify-items-center gap-2", className)}>
      {query.isFetchNextPageError && (
        <p role="alert" className="font-bold text-bad">
          The rest did not load. Please try again.
        </p>
      )}
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
