import { defineConfig } from "vite";

/** The worker as one file: letters are TSX, which Node does not read. Packages stay outside and are loaded as they are. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "src/app/worker-main.ts",
    outDir: "build/worker",
    target: "node24",
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: "worker.js" } },
  },
});
