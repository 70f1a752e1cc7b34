/** The letters that a list by name can start at. */
export const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];
