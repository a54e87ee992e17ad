import { clsx } from "clsx";
import { useState } from "react";

type ShownPictureProps = { name: string; imageUrl: string; className?: string };

/** A picture as admins have entered it, or in words why there is none. */
export function ShownPicture({ name, imageUrl, className }: ShownPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const box = clsx(
    "grid place-items-center overflow-hidden rounded-field border border-line bg-sunken",
    className,
  );
  if (imageUrl === "") return <span className={clsx(box, "text-xs text-muted")}>No image</span>;
  if (failed === imageUrl) {
    return (
      <span className={clsx(box, "content-center p-1 text-center text-xs text-muted")}>
        <span className="font-bold text-ink">{name}</span>
        <span>Image not available</span>
      </span>
    );
  }
  return (
    <span className={box}>
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        className="size-full object-cover"
        onError={() => setFailed(imageUrl)}
      />
    </span>
  );
}
