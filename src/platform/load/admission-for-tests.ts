import type { Admission } from "./admission.server.ts";

/** Takes on every request at once. */
export const alwaysAdmit: Pick<Admission, "admit"> = { admit: (_request, _network, work) => work() };
