/** What a cookie of a request holds, or null where the request carries none of that name. */
export function findCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
