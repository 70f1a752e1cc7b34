import { randomBytes } from "node:crypto";

const letters = "ghijklmnop";

/** Eight random letters. With digits they could be mistaken for a phone number. */
export function uniqueLetters(): string {
  return randomBytes(4)
    .toString("hex")
    .replace(/\d/g, (figure) => letters[Number(figure)] ?? "");
}
