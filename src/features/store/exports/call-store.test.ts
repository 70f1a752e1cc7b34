import { afterEach, expect, it, vi } from "vitest";
import { callStore } from "./call-store.ts";

afterEach(() => vi.unstubAllGlobals());

function stubFetch(response: Response) {
  const fetch = vi.fn(async (_address: string) => response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

it("[STORE-10] [STORE-11] every call goes to this site and its one store", async () => {
  const fetch = stubFetch(Response.json({ variants: [] }));
  expect(await callStore("ujamaa", "/variants")).toEqual({ variants: [] });
  expect(fetch).toHaveBeenCalledWith("/api/store/ujamaa/variants", undefined);
});

it.each([
  [404, "Not Found", "HTTP 404: Not Found"],
  [503, "Service Unavailable", "HTTP 503: Service Unavailable"],
])(
  "[STORE-12] a call that fails with %i raises its status and status text",
  async (status, statusText, message) => {
    stubFetch(new Response("{}", { status, statusText }));
    await expect(callStore("ujamaa", "/variants")).rejects.toThrow(new Error(message));
  },
);
