import { ButtonLink } from "#web/ui/link.tsx";

export function NotFound() {
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-lg place-content-center justify-items-center gap-3 px-4 text-center">
      <title>Page not found · Taleborn</title>
      <p aria-hidden className="words-gradient font-display text-8xl">
        404
      </p>
      <h1 className="font-display text-4xl">This page wandered off</h1>
      <p className="text-muted">
        We looked under every rock and behind every dragon. There is nothing at this address.
      </p>
      <ButtonLink href="/" className="mt-3">
        Return Home
      </ButtonLink>
    </div>
  );
}
