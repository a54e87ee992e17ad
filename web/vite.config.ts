import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** How the browser's code is made from web/. tools/build-web.ts says where it goes. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwind()],
  build: {
    target: "baseline-widely-available",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
