import { isFree } from "#testing/free-port.ts";

export type DevPorts = { web: number; smtp: number; inbox: number; stripe: number; database: number };

/** The ports of `npm run dev`: the well-known ones, or five consecutive ones for another checkout. */
export function choosePorts(web: number): DevPorts {
  if (web === 3000) return { web, smtp: 1025, inbox: 8025, stripe: 8026, database: 5433 };
  return { web, smtp: web + 1, inbox: web + 2, stripe: web + 3, database: web + 4 };
}

/** Throws with a suggestion if a port is in use. PostgreSQL checks its own. */
export async function refuseBusyPorts({ database: _database, ...ports }: DevPorts): Promise<void> {
  for (const port of Object.values(ports)) {
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${port} is in use, perhaps by another checkout. Choose other ports: npm run dev -- --port ${ports.web + 1000}`,
    );
  }
}
