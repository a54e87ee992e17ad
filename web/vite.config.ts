import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** Only these are on nearly every page; the other icons come with the screens that show them. */
const icons =
  "calendar-heart chevron-left chevron-right coins droplet flame gem ghost gift layers leaf medal moon mountain pause play plug shield snowflake sparkles star sun swords tree-pine users wind zap";
const playerIcons = "share-2 store x";
const either = (words: string) => words.replaceAll(" ", "|");

/** What nearly every page needs, in few files: those of a few hundred bytes hardly compress. */
const groups = [
  // Alone, because a prerendered page begins with it and with nothing else.
  { name: "preload", test: /vite\/preload-helper/ },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|clsx)\// },
  {
    name: "faces",
    test: new RegExp(
      `web/cards/(${either("card-carousel card-picture element-icon light trading-card use-tilt sample-cards")})\\.|web/(lib/user|app/(frame|theme)|shared/films|ui/(${either("empty-state panel skeleton later/looping-video")}))\\.|game/(${either("cards/card cards/elements cards/rarities cards/value cards/common-creatures cards/rare-creatures collection/deck sharing/share")})\\.|lucide-react/.*/(${either(icons)})\\.`,
    ),
  },
  {
    name: "player",
    // Lists that come page by page are further in.
    test: new RegExp(
      `^(?!.*/(infiniteQueryObserver|useInfiniteQuery)\\.).*(node_modules/(${either("zod @tanstack wouter regexparam use-sync-external-store")})/|contract/(${either("endpoint account cards collection creation missions content sharing")})\\.|web/lib/(${either("call query offline-store")})\\.|web/(collection/api|shared/(nft/nft-explainer|sharing/use-share-dialog|creation/(paid-creation|daily-card)))\\.|game/(${either("account/greeting")})\\.|web/words/(failed|collection)\\.|texts/en/(collection|requests)\\.|web/cards/card-skeletons\\.|lucide-react/.*/(${either(playerIcons)})\\.)`,
    ),
  },
];

/** The library's icons, drawn by our few lines. Were its files to move, pages only grew heavier. */
const drawnIcons: Plugin = {
  name: "drawn-icons",
  apply: "build",
  enforce: "pre",
  resolveId: (source) =>
    source.endsWith("/createLucideIcon.mjs") ? join(import.meta.dirname, "ui/drawn-icon.ts") : null,
};

/** How the browser's code is made from web/. tools/build/build-web.ts says where it goes. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), drawnIcons],
  build: {
    target: "baseline-widely-available",
    // The first with light-dark(). Rewritten for older ones it would be answered once, at the root,
    // and a card could not be dark in a light page.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The app lists the files of all screens: with names the list would weigh a kilobyte more.
      output: { codeSplitting: { groups }, chunkFileNames: "assets/[hash].js" },
      input: {
        index: join(import.meta.dirname, "index.html"),
        hydrate: join(import.meta.dirname, "app/hydrate.ts"),
      },
    },
  },
});
