import { useState } from "react";
import { countGrants, createGrant, listGrants, previewGrant } from "#contract/grants.ts";
import { useChange } from "#web/lib/query.ts";
import { grantSent } from "#web/words/admin.ts";
import { emptyGrant, GrantForm, type WrittenGrant } from "./grant-form.tsx";
import { GrantPreview } from "./grant-preview.tsx";

type NewGrantProps = {
  /** Who is meant, when that is known. */
  names?: string;
  onClose: () => void;
};

/** First whom it would find and what it would cost; then it is sent. */
export function NewGrant({ names, onClose }: NewGrantProps) {
  const [written, setWritten] = useState<WrittenGrant | null>(null);
  const preview = useChange(previewGrant);
  const create = useChange(createGrant, {
    touches: [listGrants, countGrants],
    ...grantSent,
    onDone: onClose,
  });
  if (written && preview.data) {
    return (
      <GrantPreview
        preview={preview.data}
        pending={create.isPending}
        onSend={() => create.mutate(written)}
        onBack={preview.reset}
      />
    );
  }
  const look = (form: WrittenGrant) => {
    setWritten(form);
    preview.mutate(form);
  };
  return (
    <GrantForm
      written={written ?? emptyGrant(names)}
      pending={preview.isPending}
      error={preview.error}
      onSubmit={look}
      onCancel={onClose}
    />
  );
}
