import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, isRunnableDevEnvironment, type Plugin } from "vite";

const serverEntry = "./src/app/server.ts";

/** Passes every request that Vite does not handle to the same Hono app as in production. */
function honoInDevelopment(): Plugin {
  return {
    name: "hono-in-development",
    apply: "serve",
    configureServer(server) {
      return () => {
        server.middlewares.use((req, res, next) => {
          const ssr = server.environments.ssr;
          if (!ssr || !isRunnableDevEnvironment(ssr))
            return next(new Error("The server environment cannot run."));
          req.url = req.originalUrl ?? req.url ?? "/";
          ssr.runner
            .import(serverEntry)
            .then((module) =>
              getRequestListener(module.app.fetch, { overrideGlobalObjects: false })(req, res),
            )
            .catch(next);
        });
      };
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), honoInDevelopment(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: serverEntry } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // React and the router change rarely, so their chunk keeps its hash between releases.
              groups: [
                { name: "vendor", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                // The shell of every page, with its dependencies.
                { name: "shell", test: /[\\/]src[\\/](root\.tsx|app[\\/]shell[\\/][^\\/]+)$/ },
                // Shared by many pages: one chunk instead of dozens of a few hundred bytes. A lower count
                // makes every page load code of a few (28 kB with 4), a higher one only adds small files.
                { name: "shared", test: /[\\/](src|node_modules[\\/]lucide)[\\/]/, minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
  },
  // Includes lazy imports: optimizing them on discovery would reload the page.
  optimizeDeps: {
    include: [
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "lucide",
      "maplibre-gl",
      "pmtiles",
      "altcha-lib",
      "altcha-lib/algorithms/pbkdf2",
    ],
  },
  build: { target: "es2022" },
});
