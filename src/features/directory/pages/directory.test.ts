import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { loader } from "./directory.tsx";

describe("the directory without its database", () => {
  it("[DIR-22] answers 503 and logs why", async () => {
    const db = openDatabase(openPool("postgres://nobody@127.0.0.1:1/none"));
    const log = { warn: vi.fn(), error: vi.fn() };
    const context = new RouterContextProvider();
    context.set(servicesContext, { db } as never);
    context.set(visitContext, { log } as never);
    const url = new URL("http://localhost/directory?search=tea");
    await expect(loader({ context, url } as never)).rejects.toMatchObject({ init: { status: 503 } });
    expect(log.error).toHaveBeenCalledWith({ error: expect.any(Error) }, "the directory could not be read");
    await db.destroy();
  });
});
