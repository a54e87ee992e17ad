import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig } from "vite";

/** How the browser's code is made from web/. tools/build/build-web.ts says where it goes. */
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
      // The app lists the files of all screens: with names the list would weigh a kilobyte more.
      output: { chunkFileNames: "assets/[hash].js" },
      input: {
        index: join(import.meta.dirname, "index.html"),
        hydrate: join(import.meta.dirname, "app/hydrate.ts"),
      },
    },
  },
});
