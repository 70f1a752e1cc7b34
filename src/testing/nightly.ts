/**
 * Whether to run long cases too: all time zones, every hostile file, a hundred thousand rows. `npm run test:nightly`
 * sets it.
 */
export const isNightly = process.env.NIGHTLY === "1";
