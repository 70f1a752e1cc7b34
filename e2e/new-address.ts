let networks = 0;

/**
 * An IP address in a /16 network that nothing else of this worker's site comes from. The site's limits count
 * networks up to that size, so a test that is taken for a bot must not share one with another.
 */
export function newAddress(): string {
  networks += 1;
  return `${10 + Math.floor(networks / 256)}.${networks % 256}.0.1`;
}
