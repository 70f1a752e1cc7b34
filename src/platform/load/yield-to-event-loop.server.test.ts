import { expect, it } from "vitest";
import { yieldToEventLoop } from "./yield-to-event-loop.server.ts";

it("gives each caller a turn of the event loop, in order of arrival", async () => {
  const order: string[] = [];
  const work = (name: string) => yieldToEventLoop().then(() => order.push(name));
  const all = Promise.all([work("a"), work("b"), work("c")]);
  const tick = () => {
    order.push("tick");
    if (order.length < 6) setImmediate(tick);
  };
  setImmediate(tick);
  await all;
  expect(order.join(" ")).toBe("a tick b tick c");
});
