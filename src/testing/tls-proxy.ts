import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request as ask, type IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Options = { port: number; targetPort: number };

// They speak of one connection; the other side has its own.
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/**
 * A proxy on loopback that ends TLS, as every real installation has one: it speaks plain HTTP to the site, appends the
 * client's address to X-Forwarded-For, and has a certificate that it signed itself.
 */
export async function startTlsProxy({ port, targetPort }: Options): Promise<{ stop: () => Promise<void> }> {
  // A connection each: a kept one may be closed by the site in the moment it is used again.
  const agent = new Agent({ keepAlive: false });
  const server = createServer(makeCertificate(), (request, response) => {
    const { method = "GET", url = "/", headers, socket } = request;
    const clients = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    const onward = ask({
      agent,
      host: "127.0.0.1",
      port: targetPort,
      method,
      path: url,
      headers: { ...withoutConnection(headers), "x-forwarded-for": clients, "x-forwarded-proto": "https" },
    });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    onward.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}

/** Made anew at each start, so that no key lies in the repository. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "ujamaa-tls-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    execFileSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
        ...["-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=127.0.0.1"],
        ...["-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"],
      ],
      { stdio: "pipe" },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
