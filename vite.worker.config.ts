import { defineConfig } from "vite";

/** Bundles the worker, since Node cannot load the TSX of email templates. Packages stay external. */
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
