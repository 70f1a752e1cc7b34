import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, stopProcess, waitUntilReady } from "#testing/child-process.ts";

const nginxPath = process.env.NGINX_PATH ?? "/usr/sbin/nginx";

/** Starts nginx in front of these ports with the configuration from the operator's guide. */
export async function startNginx(port: number, webPorts: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), "ujamaa-nginx-"));
  // When started by root, nginx's workers run as another user. nginx creates its own folders.
  chmodSync(folder, 0o755);
  const [first, second] = webPorts;
  const guide = readFileSync("docs/operating/nginx.conf", "utf8")
    .replace("127.0.0.1:3001", `127.0.0.1:${first}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${second}`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("/var/cache/nginx/ujamaa", join(folder, "cache"))
    // The generator sends client addresses, which nginx must tell apart.
    .replace("server {", "server {\n    set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, "nginx.pid")}; error_log stderr crit; worker_processes 1;
events { worker_connections 16384; }
http { access_log off; ${temporary.join(" ")}
${guide}
}`,
  );
  const nginx = startProcess(nginxPath, ["-c", file, "-p", folder], { env: {}, label: "nginx " });
  await waitUntilReady(nginx, `http://127.0.0.1:${port}/livez`, 10_000);
  return {
    nginx,
    stop: async () => {
      await stopProcess(nginx);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
