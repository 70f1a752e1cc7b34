import { createContext } from "react";

/**
 * The nonce of this response, for our own inline scripts. Only the server provides it, because browsers hide nonces.
 */
export const NonceContext = createContext<string | undefined>(undefined);
