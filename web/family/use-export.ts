import { exportChild, type ChildOnWire } from "#contract/family.ts";
import { useMutation } from "@tanstack/react-query";
import { call } from "#web/lib/call.ts";
import { toast } from "#web/ui/toast.tsx";
import { exportNotLoaded } from "#web/words/family.ts";

const FORGET_AFTER_MS = 60_000;

/** All that is stored about a child, as one file. */
export const useExport = ({ name }: ChildOnWire) =>
  useMutation({
    mutationFn: (input: { id: string }) => call(exportChild, input),
    onSuccess: (all) => {
      const file = new Blob([JSON.stringify(all, null, 2)], { type: "application/json" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = `taleborn-${name}-${all.exportedAt.slice(0, 10)}.json`;
      link.click();
      // Safari begins the download only after this.
      setTimeout(URL.revokeObjectURL, FORGET_AFTER_MS, link.href);
    },
    onError: (error) => toast(exportNotLoaded(error)),
  });
