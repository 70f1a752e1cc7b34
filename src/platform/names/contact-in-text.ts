const address =
  /https?:|\bwww\.|[^\s@]@[^\s@]|\b[\w-]+\.(?:com|net|org|info|biz|io|co|me|ru|cn|xyz|top|link|click|site|online|shop|store|app|dev|ly|gg|art)\b/i;

/** Whether a text holds a web or mail address, or what a mail program would make a link of. */
export function hasAddress(text: string): boolean {
  return address.test(text);
}

// With country codes and groups, however they are written; no year or house number has seven digits.
const phoneNumber = /\p{Nd}(?:[\s().+/-]*\p{Nd}){6}/u;

/** Whether a text holds what a phone would make a number to call of. */
export function hasPhoneNumber(text: string): boolean {
  return phoneNumber.test(text);
}
