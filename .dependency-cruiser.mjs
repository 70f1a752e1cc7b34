import { features } from "./src/app/features.ts";

const error = (name, from, to) => ({ name, severity: "error", from, to });
const valueOnly = { dependencyTypesNot: ["type-only"] };
const top = "^src/[^/]+$"; // root.tsx, routes.ts and the entries
/** A path in the hall of a feature or in one of its rooms. */
const inFeature = (path) => [`^src/features/[^/]+/${path}`, `^src/features/[^/]+/[^/]+/${path}`];
const testCode = "[.]test[.]tsx?$|-for-tests[.]ts$|^src/testing/";

export default {
  forbidden: [
    error("no-circular-files", {}, { circular: true }),
    error(
      "platform-is-the-ground",
      { path: "^src/platform/" },
      { path: `^src/(features|app|ui|cli)/|${top}` },
    ),
    error("ui-knows-no-product", { path: "^src/ui/" }, { path: `^src/(features|app|platform|cli)/|${top}` }),
    error("features-do-not-know-the-app", { path: "^src/features/" }, { path: `^src/(app|cli)/|${top}` }),
    // The operator's terminal calls the app. It runs in plain Node, which cannot load pages.
    error(
      "nothing-imports-the-cli",
      { path: "^src/", pathNot: ["^src/cli/", testCode] },
      { path: "^src/cli/" },
    ),
    error(
      "the-cli-renders-no-pages",
      { path: "^src/cli/", pathNot: testCode },
      { path: `^src/ui/(?!format-)|[.]tsx$|${top}` },
    ),
    error(
      "features-meet-at-exports",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/([^/]+)/", pathNot: ["^src/features/$1/", "^src/features/[^/]+/exports/"] },
    ),
    // They reach the whole server; only the app reads them.
    error(
      "declarations-are-for-the-app",
      { path: "^src/(features|platform|ui)/" },
      { path: "/feature[.]ts$" },
    ),
    ...features.map(({ name, uses }) =>
      error(
        `${name}-uses-only-the-features-it-declares`,
        { path: `^src/features/${name}/` },
        { path: "^src/features/", pathNot: `^src/features/(${[name, ...uses].join("|")})/` },
      ),
    ),
    error(
      "rules-are-pure",
      { path: inFeature("(rules|permissions|input)[.]ts$") },
      {
        path: "^src/(platform|ui/(?!format-))|[.]server[.]tsx?$|^node:|node_modules/(react|react-router|hono|kysely|pg)/",
        // Schemas of lists and fields are as pure as what they describe, and so are arithmetic with clocks and looking at a text.
        pathNot:
          "^src/platform/(http/lists/list-query|http/forms/text-fields|calendar/local-time|names/contact-in-text)[.]ts$",
        ...valueOnly,
      },
    ),
    // Rules may write a number, so what writes it stays as pure as they are.
    error("formatters-are-pure", { path: "^src/ui/format-", pathNot: "[.]test[.]ts$" }, { path: "" }),
    error(
      "components-touch-no-server-code",
      {
        path: ["^src/(ui|app/shell)/", ...inFeature("components/")],
        pathNot: "[.](server|test)[.]tsx?$",
      },
      { path: "[.]server[.]tsx?$", ...valueOnly },
    ),
    error(
      "only-edges-open-the-database",
      { path: "^src/features/", pathNot: testCode },
      { path: "^src/platform/db/open-database[.]server[.]ts$", ...valueOnly },
    ),
    // The server reads the route table too, and runs without what builds it.
    error(
      "production-never-imports-build-tools",
      { path: "^src/", pathNot: testCode },
      { path: "node_modules/(@react-router/dev|vite)/", ...valueOnly },
    ),
    error("production-never-imports-tests", { path: "^src/", pathNot: testCode }, { path: testCode }),
  ],
  options: {
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
