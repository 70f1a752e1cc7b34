import { expect, it } from "vitest";
import { readWrk } from "./read-wrk.ts";

const output = (extra = "") => `Running 3s test @ http://127.0.0.1:3000/
  1 threads and 16 connections
  Latency Distribution
     50%  230.00us
     75%    1.10ms
     90%    2.20ms
     99%    1.20s
  182312 requests in 3.00s, 22.60MB read
${extra}Requests/sec:  60712.34
Transfer/sec:      7.53MB
`;

it("reads rate and latency in any unit", () => {
  expect(readWrk(output())).toEqual({ requestsPerSecond: 60_712.34, p50Ms: 0.23, p99Ms: 1200 });
});

it("refuses a run with refused requests or broken connections", () => {
  expect(() => readWrk(output("  Non-2xx or 3xx responses: 12\n"))).toThrow("responses: 12");
  expect(() => readWrk(output("  Socket errors: connect 0, read 3, write 0, timeout 0\n"))).toThrow("read 3");
});

it("refuses an output that it does not know", () => {
  expect(() => readWrk("unable to connect")).toThrow("something else");
});
