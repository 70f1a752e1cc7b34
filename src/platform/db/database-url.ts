export type DatabaseUrl = {
  /** One URL for each host, otherwise the same. */
  hosts: [string, ...string[]];
  username: string;
  password: string;
};

/** Reads a PostgreSQL URL; null if it is none. Like libpq it may name several hosts: `postgres://h1:5432,h2/db`. */
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

/** Where sessions belong to one client: what locks or migrates cannot go through a pooler. */
export function directUrl(env: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string | undefined }): string {
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}
