import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, isRunnableDevEnvironment, type Plugin } from "vite";

const serverEntry = "./src/app/server.ts";

/** Sends every request that Vite does not answer itself through the same Hono app as in production. */
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
              // React and the router change rarely: one file keeps its hash from release to release.
              groups: [
                { name: "vendor", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                // What stands around every page, with all it is made of.
                { name: "shell", test: /[\\/]src[\\/](root\.tsx|app[\\/]shell[\\/][^\\/]+)$/ },
                // What most pages share comes as one file instead of a dozen of a few hundred bytes.
                { name: "shared", test: /[\\/](src|node_modules[\\/]lucide)[\\/]/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
  // What pages import later is listed too: found on the way, it would reload the page.
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
