import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Machine } from "./start-machine.ts";
import type { Done, Task } from "./visitor.ts";

export type Visitor = { ask: <Result>(task: Task) => Promise<Result>; leave: () => void };

const script = new URL("visitor.ts", import.meta.url).pathname;

/** Starts a visitor in the network of a machine, who trusts Caddy's own certificate authority. */
export async function sendVisitor({ pid, media }: Machine, domain: string): Promise<Visitor> {
  const hosts = join(media, "hosts");
  await writeFile(hosts, `127.0.0.1 localhost ${domain}\n`);
  // Only the network is the machine's, so the checkout and its packages are at hand.
  const enter = [`--net=/proc/${pid}/ns/net`, "unshare", "--mount", "/bin/sh", "-c"];
  const become = ['mount --bind "$1" /etc/hosts && shift && exec "$@"', "sh", hosts, process.execPath];
  const authority = `/proc/${pid}/root/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt`;
  const child = fork(script, [`https://${domain}`], {
    ...{ execPath: "nsenter", execArgv: [...enter, ...become] },
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
  });
  const ended = once(child, "exit").then((): [Done] => [{ error: "The visitor's process ended." }]);
  const receive = async () => {
    const [done] = await Promise.race([once(child, "message") as Promise<[Done]>, ended]);
    if (done.error) throw new Error(done.error);
    return done.result;
  };
  await receive();
  return {
    ask: async <Result>(task: Task) => {
      const done = receive();
      child.send(task);
      return (await done) as Result;
    },
    leave: () => {
      child.kill();
    },
  };
}
