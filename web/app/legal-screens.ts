/** The rows of the table of screens that say what the game is and promises. */
import type { ScreenRow } from "./screen-row.ts";

export const legalScreens = [
  {
    path: "/parents",
    access: "anyone",
    file: "legal/parents-screen.tsx",
    title: "For Parents",
    prerendered: {
      file: "legal/parents-page.tsx",
      description: "What Taleborn is and what parents decide, in one minute.",
      content: ["page"],
    },
  },
  {
    path: "/privacy",
    access: "anyone",
    file: "legal/privacy-screen.tsx",
    title: "Privacy",
    prerendered: {
      file: "legal/privacy-page.tsx",
      description: "What Taleborn keeps about you, why, and for how long.",
      content: ["page"],
    },
  },
  {
    path: "/terms",
    access: "anyone",
    file: "legal/terms-screen.tsx",
    title: "Terms",
    prerendered: {
      file: "legal/terms-page.tsx",
      description: "What Taleborn promises its players, and what it asks of them.",
      content: ["page"],
    },
  },
  {
    path: "/credits",
    access: "anyone",
    file: "legal/credits-screen.tsx",
    title: "Credits",
    prerendered: {
      file: "legal/credits-page.tsx",
      description: "Who made the drawings that Taleborn's pictures are made from.",
      content: [],
    },
  },
] as const satisfies readonly ScreenRow[];
