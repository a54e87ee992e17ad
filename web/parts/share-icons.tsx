/** Signs of the places to share to, in one line width with the other icons. */
import { Copy, Music2, Share2 } from "lucide-react";
import type { Platform } from "#contract/sharing.ts";

export function PlatformIcon({ platform }: { platform: Platform }) {
  if (platform === "copy") return <Copy size={20} aria-hidden />;
  if (platform === "device") return <Share2 size={20} aria-hidden />;
  if (platform === "tiktok") return <Music2 size={20} aria-hidden />;
  return (
    <svg
      aria-hidden
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines[platform]}
    </svg>
  );
}

const lines = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  facebook: <path d="M16 3h-2.5A4.5 4.5 0 0 0 9 7.500V21M6 12h8" />,
  twitter: <path d="M4 4l16 16M20 4 4 20" />,
};
