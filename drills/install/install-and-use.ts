import { randomBytes } from "node:crypto";
import { sendVisitor, type Visitor } from "./send-visitor.ts";
import type { Machine } from "./start-machine.ts";
import type { Account } from "./visitor.ts";

export const domain = "hub.example";
const admin: Account = {
  ...{ username: "ada", email: "ada@hub.example" },
  password: `kola-${randomBytes(6).toString("hex")}`,
};
const options = `--domain ${domain} --admin ${admin.email} --smtp smtp://127.0.0.1:1025 --name "Savannah Hub" --tls internal`;

type Steps = (name: string, work: () => Promise<string>) => Promise<void>;

/** Measures steps and prints their minutes. */
export function openSteps(): { step: Steps; total: () => string } {
  const startedAt = performance.now();
  const minutes = (from: number) => ((performance.now() - from) / 60_000).toFixed(1).padStart(6);
  console.log("minutes");
  return {
    step: async (name, work) => {
      const from = performance.now();
      const note = await work();
      console.log(`${minutes(from)}  ${name}${note ? `: ${note}` : ""}`);
    },
    total: () => minutes(startedAt),
  };
}

/** Installs from an unpacked release or a checkout, with the options of this drill. Returns the visitor of the site. */
export async function install(machine: Machine, { unpack }: { unpack: string }): Promise<string> {
  const parts: string[] = [];
  let title = "";
  const onLine = (line: string) => {
    title = /^\d+\. (.*)/.exec(line)?.[1] ?? title;
    const seconds = /^ +done in (\d+) s/.exec(line)?.[1];
    if (seconds) parts.push(`${title} ${seconds} s`);
  };
  await machine.run(`${unpack} && deploy/install.sh ${options}`, { onLine });
  return parts.join(", ");
}

/** The whole life of an installation. Returns whether it went as promised. */
export async function installAndUse(machine: Machine, { unpack }: { unpack: string }): Promise<boolean> {
  const { step, total } = openSteps();
  await step("install", () => install(machine, { unpack }));
  const visitor = await sendVisitor(machine, domain);
  try {
    await step("first page over TLS", () => openHome(visitor));
    await step("sign up, make an admin, log in, set up the second factor", () => makeAdmin(machine, visitor));
    console.log(`${total()}  to a site with an admin`);
    await step("install again", () => installAgain(machine, visitor));
    await step("uninstall, install again, log in", () => reinstall(machine, visitor));
    await step("purge", () => purge(machine));
    return true;
  } finally {
    visitor.leave();
  }
}

async function openHome(visitor: Visitor): Promise<string> {
  const { status, title } = await visitor.ask<{ status: number; title: string }>({ kind: "open", path: "/" });
  if (status !== 200 || !title.includes("Savannah Hub"))
    throw new Error(`The home page returned ${status} and says "${title}".`);
  return title;
}

async function makeAdmin(machine: Machine, visitor: Visitor): Promise<string> {
  await visitor.ask({ kind: "sign-up", account: admin });
  await machine.run(`ujamaa admin grant ${admin.email}`);
  return visitor.ask<string>({ kind: "log-in-as-admin", account: admin, isNew: true });
}

/** A second run changes no setting, and the site serves throughout. */
async function installAgain(machine: Machine, visitor: Visitor): Promise<string> {
  const fingerprint = "cat /etc/ujamaa/* /etc/caddy/Caddyfile /etc/caddy/conf.d/* | sha256sum";
  const before = await machine.run(fingerprint);
  const installing = machine.run("cd ujamaa* && deploy/install.sh").then(() => "installed");
  let pages = 0;
  let failed = 0;
  while ((await Promise.race([installing, pause(100)])) !== "installed") {
    const { status } = await visitor.ask<{ status: number }>({
      kind: "open",
      path: `/directory?page=${pages}`,
    });
    pages += 1;
    if (status !== 200) failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} of ${pages} pages failed while the processes were restarted.`);
  if ((await machine.run(fingerprint)) !== before) throw new Error("A second run changed settings.");
  return `${pages} pages meanwhile, none failed; no setting changed`;
}

async function reinstall(machine: Machine, visitor: Visitor): Promise<string> {
  await machine.run("cd ujamaa* && deploy/install.sh --uninstall");
  const left = await machine.run("ls /opt /usr/local/bin /etc/systemd/system | grep ujamaa || true");
  if (left.trim()) throw new Error(`After uninstalling there is still: ${left}`);
  await machine.run("cd ujamaa* && deploy/install.sh");
  return visitor.ask<string>({ kind: "log-in-as-admin", account: admin, isNew: false });
}

async function purge(machine: Machine): Promise<string> {
  await machine.run("cd ujamaa* && deploy/install.sh --uninstall --purge --yes");
  const databases = await machine.run(
    "cd / && runuser -u postgres -- psql -tAc 'select datname from pg_database'",
  );
  const left = await machine.run("ls /etc /var/lib | grep ujamaa; getent passwd ujamaa || true");
  if (databases.includes("ujamaa") || left.trim())
    throw new Error(`After the purge there is: ${databases} ${left}`);
  return "nothing is left but backups";
}

function pause(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, "waited"));
}
