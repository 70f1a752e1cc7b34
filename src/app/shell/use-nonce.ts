import { useContext } from "react";
import { UNSAFE_FrameworkContext } from "react-router";

/**
 * The nonce of this response, for an inline script of our own: while rendering it comes from the server,
 * in the browser from the script that carries it, so that hydration finds what it expects.
 */
export function useNonce(): string {
  const { nonce } = useContext(UNSAFE_FrameworkContext) ?? {};
  if (typeof document === "undefined") return nonce ?? "";
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}
