import type { Admission } from "./admission.server.ts";

/** Admits every request immediately. */
export const alwaysAdmit: Pick<Admission, "admit"> = { admit: (_request, _network, work) => work() };
