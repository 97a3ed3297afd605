import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";

const server = process.env.ALCAIDE_SERVER ?? "http://127.0.0.1:8377";

export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [globalData({ files: ["./src/styles/breakpoints.css"] }), customMedia()] } },
  build: {
    outDir: "../src/alcaide/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-setup.ts"],
    css: { include: /breakpoints/ }, // they are read
  },
});
