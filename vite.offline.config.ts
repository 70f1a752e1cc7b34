import { readdirSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** Gives the worker its build's style sheet, which exists once the pages are built, not when tools load this file. */
const knowStylesheet: Plugin = {
  name: "know-stylesheet",
  config: () => ({ define: { __STYLESHEET__: JSON.stringify(`/assets/${findStylesheet()}`) } }),
};

/** Bundles a service worker as one file next to the built pages, whose style sheet it must know. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [knowStylesheet],
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: {
      input: `src/app/offline/worker/${mode}.ts`,
      output: { format: "iife" as const, entryFileNames: `${mode}.js` },
    },
  },
}));

function findStylesheet(): string {
  const sheets = readdirSync("build/client/assets").filter((name) => /^app-[\w-]+\.css$/.test(name));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(`The build has ${sheets.length} style sheets of the site.`);
  return sheet;
}
