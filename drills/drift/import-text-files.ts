import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** Lets commands in plain Node import text as the build does: `./cities.txt?raw`. */
registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith("?raw")) return next(url, context);
    const text = JSON.stringify(readFileSync(new URL(url), "utf8"));
    return { format: "module", shortCircuit: true, source: `export default ${text};` };
  },
});
