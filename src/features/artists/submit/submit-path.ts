/** Where people submit an artist: a dialog over the artist directory. */
export const submitPath = "/artist-directory/submit";
