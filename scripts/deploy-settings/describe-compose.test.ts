import { expect, it } from "vitest";
import { describeSettings, replaceSettings } from "./describe-compose.ts";

const fields = [
  { name: "PORT", isRequired: false },
  { name: "APP_ORIGIN", isRequired: true },
  { name: "SITE_NAME", isRequired: false },
  { name: "OPENSEARCH_URL", isRequired: false },
];

it("passes settings on, but for those that compose.yaml decides", () => {
  expect(describeSettings(fields).split("\n").slice(2, -2)).toEqual([
    '  PORT: "3000"',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose fills it in.
    "  APP_ORIGIN: ${APP_ORIGIN:?set it in .env}",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above.
    "  SITE_NAME: ${SITE_NAME:-}",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above.
    "  OPENSEARCH_URL: ${OPENSEARCH_URL:-http://opensearch:9200}",
  ]);
});

it("replaces only its own part", () => {
  const compose = "name: ujamaa\n# settings {\nx-settings: old\n# }\nservices: {}\n";
  const replaced = replaceSettings(compose, describeSettings(fields));
  expect(replaced).toMatch(/^name: ujamaa\n# settings \{\nx-settings: &settings\n.+# \}\nservices: \{\}\n$/s);
  expect(replaced).not.toContain("old");
  expect(() => replaceSettings("services: {}\n", "")).toThrow("compose.yaml has no part");
});
