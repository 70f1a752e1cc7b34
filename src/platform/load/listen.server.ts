import type { Server } from "node:http";
import { createServer, type Server as SocketServer } from "node:net";

type Options = { port: number; host: string };

/**
 * libuv accepts one connection per socket and turn of the event loop, and a turn lasts as long as a render: with one
 * socket, new visitors would wait for seconds to be accepted (decision 035).
 */
const sockets = 32;
/** Per socket. Clients that wait longer than this have left, and would still be served first. */
const backlog = 64;

/** Listens with several sockets on one port, each with a separate server; Linux balances between them. */
export async function listen(createHttpServer: () => Server, { port, host }: Options): Promise<Server[]> {
  const first = createHttpServer();
  if (process.platform !== "linux") {
    await start(first, { port, host, backlog: sockets * backlog });
    return [first];
  }
  // Sockets that share a port do not reject each other: a second process on it would go unnoticed.
  if (port > 0) await refuseIfTaken({ port, host });
  await start(first, { port, host, backlog, reusePort: true });
  const address = first.address();
  const chosen = typeof address === "object" && address ? address.port : port;
  const others = Array.from({ length: sockets - 1 }, createHttpServer);
  for (const server of others) await start(server, { port: chosen, host, backlog, reusePort: true });
  return [first, ...others];
}

async function refuseIfTaken(options: Options) {
  const probe = createServer();
  await start(probe, options);
  await new Promise((resolve) => probe.close(resolve));
}

function start(
  server: SocketServer,
  options: Options & { backlog?: number; reusePort?: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
