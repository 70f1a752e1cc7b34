const address =
  /https?:|\bwww\.|[^\s@]@[^\s@]|\b[\w-]+\.(?:com|net|org|info|biz|io|co|me|ru|cn|xyz|top|link|click|site|online|shop|store|app|dev|ly|gg|art)\b/i;

/** Whether a text contains a URL or an email address, or what email programs turn into a link. */
export function hasAddress(text: string): boolean {
  return address.test(text);
}

// With country codes and groups in any notation. Years and house numbers have fewer than seven digits.
const phoneNumber = /\p{Nd}(?:[\s().+/-]*\p{Nd}){6}/u;

/** Whether a text contains what phones turn into a number to call. */
export function hasPhoneNumber(text: string): boolean {
  return phoneNumber.test(text);
}
