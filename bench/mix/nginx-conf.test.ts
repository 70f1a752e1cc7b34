import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const conf = readFileSync("docs/operating/nginx.conf", "utf8").replace(/^\s*#.*$/gm, "");
const locations = [...conf.matchAll(/location [^{]+\{([^}]*)\}/g)].map(([, body = ""]) => body);

describe("nginx.conf of the operator's guide", () => {
  it("appends the address it sees to those a visitor claims", () => {
    expect(conf).toContain("proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;");
  });

  it("sets headers in no location, which would inherit none of the server's", () => {
    expect(locations).toHaveLength(2);
    for (const body of locations) expect(body).not.toContain("proxy_set_header");
  });
});
