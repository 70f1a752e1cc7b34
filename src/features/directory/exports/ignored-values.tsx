import { describeUnknown, type UnknownValue } from "./unknown-value.ts";

/** Names what the address asks for and nobody knows, above a list that goes on without it. */
export function IgnoredValues({ ignored }: { ignored: readonly UnknownValue[] }) {
  if (ignored.length === 0) return null;
  return (
    <div className="mb-5 grid gap-1">
      {ignored.map((unknown) => (
        <p key={unknown.field}>{describeUnknown(unknown)}</p>
      ))}
    </div>
  );
}
