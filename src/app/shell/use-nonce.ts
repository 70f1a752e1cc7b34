import { useContext } from "react";
import { UNSAFE_FrameworkContext } from "react-router";

/**
 * The nonce of this response while it is rendered, for an inline script of our own.
 * Browsers hide nonces from scripts: there it is empty, which is also what hydration finds.
 */
export function useNonce(): string {
  return useContext(UNSAFE_FrameworkContext)?.nonce ?? "";
}
