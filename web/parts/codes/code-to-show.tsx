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
  expiresAt: string;
  /** Empty modules around the drawn picture. */
  margin?: number | undefined;
} & (
  | {
      /** Where a friend's camera leads, such as `/local-battle?join=123456`. */
      path: string;
      pictureUrl?: undefined;
    }
  | {
      /** The picture that the server has drawn. */
      pictureUrl: string;
      path?: undefined;
    }
);

/** A code for somebody nearby: to be scanned, or read and typed. */
export function CodeToShow({ code, path, pictureUrl, expiresAt, margin }: CodeToShowProps) {
  const label = `QR code for ${code}`;
  const copy = async () => toast((await copyText(code)) ? codeCopied : addressNotCopied(code));
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <div className={styles.place}>
        {path === undefined ? (
          <img src={pictureUrl} alt={label} width={256} height={256} className={styles.qr} />
        ) : (
          <QrPicture text={location.origin + path} label={label} margin={margin} />
        )}
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

export function Expiry({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AT_CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((Date.parse(at) - now) / 60_000);
  return (
    <p className="text-muted">
      {minutes > 0 ? `Expires in ${lengthOf(minutes)}` : "This code has expired."}
    </p>
  );
}

/** Nobody counts a day in minutes. */
const HOURS_FROM_MINUTES = 100;

function lengthOf(minutes: number): string {
  if (minutes < HOURS_FROM_MINUTES) return counted(minutes, "minute");
  return counted(Math.round(minutes / 60), "hour");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
