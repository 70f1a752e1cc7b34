import { confirmedMsLeft } from "#platform/auth/is-confirmed.ts";
import { totpKey, totpUri } from "#platform/auth/totp.ts";
import type { Services } from "#platform/http/services.ts";
import { findSecondFactor } from "../queries/find-second-factor.server.ts";
import { drawQr, type QrDrawing } from "./draw-qr.server.ts";

export type ShownFactor =
  | { state: "off" }
  /** Waits for its first code. `manualKey` is for typing, in groups of four. */
  | { state: "pending"; qr: QrDrawing; manualKey: string }
  | { state: "on"; codesLeft: number };

/** The data of the page. A pending secret is only shown to a session that recently entered the password. */
export async function presentFactor(
  { db, auth, env }: Pick<Services, "db" | "auth" | "env">,
  headers: Headers,
): Promise<ShownFactor> {
  const { session } = await auth.findSession(headers);
  const factor = session && (await findSecondFactor(db, session.userId));
  if (!factor) return { state: "off" };
  if (factor.isOn) {
    const codes: string[] = JSON.parse(await auth.unseal(factor.recoveryCodes));
    return { state: "on", codesLeft: codes.length };
  }
  if (confirmedMsLeft(session, Date.now()) === 0) return { state: "off" };
  const secret = await auth.unseal(factor.secret);
  const uri = totpUri(secret, { issuer: env.SITE_NAME, account: session.email });
  const manualKey = totpKey(secret).replaceAll(/.{4}(?=.)/g, "$& ");
  return { state: "pending", qr: drawQr(uri), manualKey };
}
