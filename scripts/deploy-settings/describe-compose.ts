type Field = { name: string; isRequired: boolean };

/** What compose.yaml decides itself; everything else comes from .env. */
export const fixedInCompose: Readonly<Record<string, string>> = {
  NODE_ENV: "production",
  HOST: "0.0.0.0",
  PORT: '"3000"',
  WORKER_PORT: '"3100"',
  DATABASE_URL:
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose fills it in.
    "postgres://ujamaa_app:${DATABASE_PASSWORD:?set it in .env}@postgres:5432/ujamaa",
  TRUSTED_PROXY_HOPS: '"1"',
  FILES_FOLDER: "/var/lib/ujamaa/files",
  ASSETS_DIR: "/var/lib/ujamaa/assets",
};
/** Where containers need another default than the schema's. */
const otherDefaults: Readonly<Record<string, string>> = { OPENSEARCH_URL: "http://opensearch:9200" };

const beginning = "# settings {\n";
const end = "# }\n";

/** The part of compose.yaml that passes settings on. An empty value counts as a missing one. */
export function describeSettings(fields: readonly Field[]): string {
  const lines = fields.map(({ name, isRequired }) => {
    const value = fixedInCompose[name];
    if (value) return `  ${name}: ${value}`;
    const fallback = isRequired ? "?set it in .env" : `-${otherDefaults[name] ?? ""}`;
    return `  ${name}: \${${name}:${fallback}}`;
  });
  return `${beginning}x-settings: &settings\n${lines.join("\n")}\n${end}`;
}

/** compose.yaml with that part replaced. */
export function replaceSettings(compose: string, settings: string): string {
  const from = compose.indexOf(beginning);
  const to = compose.indexOf(end, from);
  if (from < 0 || to < 0)
    throw new Error(`compose.yaml has no part between "${beginning.trim()}" and "${end.trim()}".`);
  return compose.slice(0, from) + settings + compose.slice(to + end.length);
}
