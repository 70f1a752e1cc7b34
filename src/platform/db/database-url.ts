export type DatabaseUrl = {
  /** One URL per host, otherwise identical. */
  hosts: [string, ...string[]];
  username: string;
  password: string;
};

/** Parses a PostgreSQL URL, or returns null. Like libpq it accepts several hosts: `postgres://h1:5432,h2/db`. */
export function readDatabaseUrl(text: string): DatabaseUrl | null {
  const parts = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^@/?#]*)(?<end>.*)$/.exec(
    text,
  )?.groups;
  if (!parts) return null;
  const { start = "", hosts = "", end = "" } = parts;
  const [first, ...others] = hosts.split(",").map((host) => `${start}${host}${end}`);
  if (!first || ![first, ...others].every((url) => URL.canParse(url))) return null;
  const { username, password } = new URL(first);
  return {
    hosts: [first, ...others],
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

/** The URL that bypasses a pooler, for code that locks or migrates and needs its own session. */
export function directUrl(env: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string | undefined }): string {
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}
