import { getParentAsked } from "#contract/family.ts";
import { useLive } from "#web/lib/live.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ASK_PARENT, SEE_LETTER } from "#web/words/closed.ts";
import { erasedUnless, safeNameWords } from "#web/words/family.ts";

/** For a child who still needs a parent's yes: by when, and the way to ask. */
export function WaitingForParent() {
  const { data } = useLive(getParentAsked, {}, "family");
  if (!data) return <Skeleton className="h-24" />;
  if (!data.eraseAt) return null;
  const { asked, eraseAt, safeName } = data;
  return (
    <section
      aria-label="A parent's yes"
      className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3"
    >
      <div className="grow basis-64">
        <h2 className="font-display text-xl">
          {asked ? "We wait for your parent's answer" : "Ask a parent soon"}
        </h2>
        <p className="text-muted">
          {erasedUnless(eraseAt)} {safeName !== null && safeNameWords(safeName)}
        </p>
      </div>
      <ButtonLink href="/family/ask" size="small">
        {asked ? SEE_LETTER : ASK_PARENT}
      </ButtonLink>
    </section>
  );
}
