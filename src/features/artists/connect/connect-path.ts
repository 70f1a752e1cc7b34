/** The page where a member writes to an artist. */
export const connectPath = (artistId: string) => `/artist/${artistId}/connect`;
