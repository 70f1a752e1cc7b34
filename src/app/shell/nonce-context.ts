import { createContext } from "react";

/** The nonce of this response, for inline scripts of our own. Only the server provides it: browsers hide nonces. */
export const NonceContext = createContext<string | undefined>(undefined);
