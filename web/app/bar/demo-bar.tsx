import { returnFromDemo } from "#contract/admin.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { notReturned } from "#web/words/admin.ts";

/** Says that this is a demo account, and leads back to the admin who tries it. */
export function DemoBar() {
  const back = useChange(returnFromDemo, {
    // Everything on the page is the demo account's.
    onDone: () => location.assign("/admin/users"),
    refusedToast: notReturned,
  });
  return (
    <aside
      aria-label="Demo account"
      className="sticky bottom-(--thumb-bar) z-30 flex flex-wrap items-center justify-center gap-3 border-t border-line bg-raised px-4 py-2 print:hidden"
    >
      <p className="font-bold">This is a demo account. It is gone after a day.</p>
      <Button size="small" {...pressFor(back, {})}>
        Return to admin
      </Button>
    </aside>
  );
}
