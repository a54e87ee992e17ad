import { Spinner } from "#web/ui/progress.tsx";

export function LoadingScreen() {
  return (
    <div role="status" className="grid min-h-[70dvh] place-content-center justify-items-center">
      <span className="text-violet">
        <Spinner size={40} />
      </span>
      <p className="mt-4 font-display text-3xl">Taleborn</p>
      <p className="text-muted">Loading</p>
    </div>
  );
}
