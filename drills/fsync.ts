/** Commits of a drill wait for the disk, as in production. `DRILL_FSYNC=off npm run drill:…` is faster and proves less. */
export const fsync = process.env.DRILL_FSYNC !== "off";
