import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request as sendRequest } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Options = { port: number; targetPort: number };

// Apply to one connection only and must not be forwarded.
const hopByHopHeaders = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/**
 * A TLS-terminating proxy on loopback, as in production: it forwards plain HTTP to the site, appends the client's
 * address to X-Forwarded-For, and has a self-signed certificate.
 */
export async function startTlsProxy({ port, targetPort }: Options): Promise<{ stop: () => Promise<void> }> {
  // No keep-alive: the site might close an idle connection just as it is reused.
  const agent = new Agent({ keepAlive: false });
  const server = createServer(makeCertificate(), (request, response) => {
    const { method = "GET", url = "/", headers, socket } = request;
    const clients = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    const upstream = sendRequest({
      agent,
      host: "127.0.0.1",
      port: targetPort,
      method,
      path: url,
      headers: { ...withoutHopByHop(headers), "x-forwarded-for": clients, "x-forwarded-proto": "https" },
    });
    upstream.on("response", (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, withoutHopByHop(upstreamResponse.headers));
      upstreamResponse.pipe(response);
      upstreamResponse.on("error", () => response.destroy());
    });
    upstream.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on("close", () => upstream.destroy());
    request.pipe(upstream);
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

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.has(name)));
}

/** Generated at each start, so no key is in the repository. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "ujamaa-tls-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-keyout",
        key,
        "-out",
        cert,
        "-days",
        "2",
        "-subj",
        "/CN=127.0.0.1",
        "-addext",
        "subjectAltName=IP:127.0.0.1,DNS:localhost",
      ],
      { stdio: "pipe" },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
