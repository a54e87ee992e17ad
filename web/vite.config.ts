import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig } from "vite";
import { oldestBrowsers } from "./app/browsers.ts";

/** How the browser's code is made from web/. tools/build/build-web.ts says where it goes. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  // The router brings React's own hook along for older Reacts.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  build: {
    // All have light-dark(). Rewritten for older ones it would be answered once, at the root, and a
    // card could not be dark in a light page.
    target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
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
