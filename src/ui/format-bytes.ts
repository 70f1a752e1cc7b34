/** `820 kB`, `3.1 MB`, `1.2 GB`, in units of 1,024. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  if (bytes < 1024 ** 3) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${(bytes / 1024 ** 3).toFixed(1)} GB`;
}

/** `5MB`, for a limit. */
export function formatLimit(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)}MB`;
}
