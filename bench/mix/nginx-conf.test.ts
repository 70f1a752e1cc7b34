import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const conf = readFileSync("docs/operating/nginx.conf", "utf8").replace(/^\s*#.*$/gm, "");
const locations = [...conf.matchAll(/location [^{]+\{([^}]*)\}/g)].map(([, body = ""]) => body);

describe("nginx.conf of the operator's guide", () => {
  it("appends the client's address to X-Forwarded-For", () => {
    expect(conf).toContain("proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;");
  });

  it("limits connections and requests per network, except for built files and pictures", () => {
    const [files, assets, ...others] = locations;
    expect(`${files}${assets}`).not.toContain("limit_");
    for (const body of others) {
      expect(body).toMatch(/limit_conn ujamaa_connections \d+;/);
      expect(body).toMatch(/limit_req zone=ujamaa_requests burst=\d+ nodelay;/);
    }
    expect(conf.match(/limit_(?:req|conn)_status 429;/g)).toHaveLength(2);
  });

  it("sets no headers in a location, which would discard the server's", () => {
    expect(locations).toHaveLength(4);
    for (const body of locations) expect(body).not.toContain("proxy_set_header");
  });
});
