import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { copyText } from "#web/lib/clipboard.ts";
import { useAfter } from "#web/lib/use-after.ts";
import { Button } from "#web/ui/button.tsx";
import { toast, type Toast } from "#web/ui/toast.tsx";
import { addressNotCopied } from "#web/words/sharing.ts";

/** Part 2, section 9. */
const COPIED_MS = 2_000;

type CopyButtonProps = {
  text: string;
  label: string;
  /** Said when it is in the clipboard. */
  words: Toast;
  className?: string;
};

/** Copies a text, and shows for a moment that it has done so. */
export function CopyButton({ text, label, words, className }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const [isShown, setShown] = useState(false);
  useAfter(copies === 0 ? null : COPIED_MS, () => setShown(false), copies);
  const copy = async () => {
    if (!(await copyText(text))) return toast(addressNotCopied(text));
    toast(words);
    setCopies((before) => before + 1);
    setShown(true);
  };
  const Icon = isShown ? Check : Copy;
  return (
    <Button look="ghost" size="small" className={className} onClick={() => void copy()}>
      <Icon size={18} aria-hidden /> {isShown ? "Copied!" : label}
    </Button>
  );
}
