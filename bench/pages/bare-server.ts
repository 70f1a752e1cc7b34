/** The yardstick: the least a Node server can do for a request. Says its port to the process that started it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const server = createServer((_request, response) => response.end("hello"));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit());
