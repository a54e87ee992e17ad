import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig } from "vite";

/** Only these are on nearly every page; the other icons come with the screens that show them. */
const icons =
  "chevron-left chevron-right coins droplet flame gem ghost leaf moon mountain pause play plug shield snowflake sparkles star sun swords tree-pine wind zap";
const playerIcons = "layers share-2 store x";
const either = (words: string) => words.replaceAll(" ", "|");

/** What nearly every page needs, in few files: those of a few hundred bytes hardly compress. */
const groups = [
  // Alone, because a finished page begins with it and with nothing else.
  { name: "preload", test: /vite\/preload-helper/ },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|clsx)\// },
  {
    name: "faces",
    test: new RegExp(
      `web/cards/(${either("card-carousel card-picture element-icon light trading-card use-tilt")})\\.|web/(lib/user|ui/(${either("empty-state panel skeleton")}))\\.|game/cards/(${either("card elements rarities value")})\\.|lucide-react/.*/(${either(icons)})\\.`,
    ),
  },
  {
    name: "player",
    test: new RegExp(
      `node_modules/(${either("zod @tanstack wouter regexparam use-sync-external-store")})/|contract/(${either("endpoint account cards collection creation missions content sharing")})\\.|web/lib/(${either("call query kept")})\\.|web/parts/owned-cards\\.|web/cards/card-skeletons\\.|lucide-react/.*/(${either(playerIcons)})\\.`,
    ),
  },
];

/** How the browser's code is made from web/. tools/build-web.ts says where it goes. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  build: {
    target: "baseline-widely-available",
    // The first with light-dark(). Rewritten for older ones it would be answered once, at the root,
    // and a card could not be dark in a light page.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      input: {
        index: join(import.meta.dirname, "index.html"),
        wake: join(import.meta.dirname, "app/wake.ts"),
      },
    },
  },
});
