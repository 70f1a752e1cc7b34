import { createServer } from "node:net";
import { findFreePort } from "./free-port.ts";

export type RefusingServer = {
  url: string;
  /** How many letters it got to the end. */
  letters: () => number;
  stop: () => void;
};

/** A mail server that takes a whole letter and hangs up before it says so. */
export function startServerThatHangsUp(): Promise<RefusingServer> {
  return start("250 fine", null);
}

/** A mail server that knows no recipient. */
export function startServerThatKnowsNobody(): Promise<RefusingServer> {
  return start("550 5.1.1 no such user", "250 kept");
}

/** Speaks just enough SMTP to misbehave. */
async function start(toRecipient: string, toLetter: string | null): Promise<RefusingServer> {
  let letters = 0;
  const server = createServer((socket) => {
    let inLetter = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (inLetter && line !== ".") return;
      if (line.startsWith("RCPT TO")) return say(toRecipient);
      if (line === "DATA") {
        inLetter = true;
        return say("354 go on");
      }
      if (line !== ".") return say("250 fine");
      inLetter = false;
      letters += 1;
      return toLetter === null ? socket.destroy() : say(toLetter);
    };
    socket.on("error", () => {});
    socket.on("data", (chunk) => chunk.toString().split("\r\n").filter(Boolean).forEach(hear));
    say("220 ready");
  });
  const port = await findFreePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return { url: `smtp://127.0.0.1:${port}`, letters: () => letters, stop: () => server.close() };
}
