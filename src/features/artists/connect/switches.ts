import { defineSwitches } from "#platform/switches/define-switches.ts";

export const connectSwitches = defineSwitches({
  connect: { name: "artist_connect", pages: ["artist/:id/connect", "messages/:key", "admin/messages"] },
});
