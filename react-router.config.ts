import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  // Fewer than a hundred routes: sending the whole manifest saves a request on every first load.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
