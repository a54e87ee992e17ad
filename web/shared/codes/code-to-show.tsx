import { counted } from "#web/shared/counted.ts";
import { useNow } from "#web/shared/times.ts";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { codeCopied } from "#web/words/invites.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./codes.module.css";

// Without the picture there is still the code.
const QrPicture = lazily(() => import("./qr-picture.tsx"), "QrPicture", {
  otherwise: Nothing,
});

/** Longer ones are written smaller. */
const SHORT_CODE = 6;

type CodeToShowProps = {
  code: string;
  /** Null when it is good for ever. */
  expiresAt: string | null;
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

/** A code for a player nearby: to be scanned, or read and typed. */
export function CodeToShow({ code, path, pictureUrl, expiresAt, margin }: CodeToShowProps) {
  const label = `QR code for ${code}`;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <div className="mx-auto grid aspect-square w-full max-w-64">
        {path === undefined ? (
          <img src={pictureUrl} alt={label} width={256} height={256} className={styles.qr} />
        ) : (
          <QrPicture text={location.origin + path} label={label} margin={margin} />
        )}
      </div>
      <CodeText code={code} />
      <CopyButton text={code} label="Copy Code" words={codeCopied} />
      {expiresAt !== null && <Expiry at={expiresAt} />}
    </div>
  );
}

/** In letters of which a phone holds all of a line, however large they are set. */
export const CodeText = ({ code }: { code: string }) => (
  <p className={styles.code} data-long={code.length > SHORT_CODE || undefined}>
    {code}
  </p>
);

const LOOK_AT_CLOCK_MS = 5_000;

function Expiry({ at }: { at: string }) {
  const minutes = Math.ceil((Date.parse(at) - useNow(LOOK_AT_CLOCK_MS)) / 60_000);
  return (
    <p className="text-muted">
      {minutes > 0 ? `Expires in ${lengthOf(minutes)}` : "This code has expired."}
    </p>
  );
}

/** Longer times are shown in hours. */
const HOURS_FROM_MINUTES = 100;

function lengthOf(minutes: number): string {
  if (minutes < HOURS_FROM_MINUTES) return counted(minutes, "minute");
  return counted(Math.round(minutes / 60), "hour");
}
