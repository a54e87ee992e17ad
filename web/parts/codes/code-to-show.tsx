import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "#web/lib/clipboard.ts";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { toast } from "#web/ui/toast.tsx";
import { codeCopied } from "#web/words/invites.ts";
import { addressNotCopied } from "#web/words/sharing.ts";
import styles from "./codes.module.css";
import type { QrPictureProps } from "./qr-picture.tsx";

// Whoever cannot load the picture still has the code.
const QrPicture = lazily<QrPictureProps>(() =>
  import("./qr-picture.tsx").then(
    (module) => module.QrPicture,
    () => Nothing,
  ),
);

const Nothing = () => null;

type CodeToShowProps = {
  code: string;
  /** Where a friend's camera leads, such as `/local-battle?join=123456`. */
  path: string;
  expiresAt: string;
};

/** A code for somebody nearby: to be scanned, or read and typed. */
export function CodeToShow({ code, path, expiresAt }: CodeToShowProps) {
  const copy = async () => toast((await copyText(code)) ? codeCopied : addressNotCopied(code));
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <div className={styles.place}>
        <QrPicture text={location.origin + path} label={`QR code for ${code}`} />
      </div>
      <p className={styles.code}>{code}</p>
      <Button look="ghost" size="small" onClick={() => void copy()}>
        <Copy size={18} aria-hidden /> Copy Code
      </Button>
      <Expiry at={expiresAt} />
    </div>
  );
}

const LOOK_AT_CLOCK_MS = 5_000;

function Expiry({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AT_CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((Date.parse(at) - now) / 60_000);
  const words = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return (
    <p className="text-muted">{minutes > 0 ? `Expires in ${words}` : "This code has expired."}</p>
  );
}
