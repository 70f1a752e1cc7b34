/** One diamond for each event. What they stand for is said beside them. */
export function Diamonds({ count }: { count: number }) {
  return (
    <span className="diamonds" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: diamonds have no identity
        <s key={index} />
      ))}
    </span>
  );
}
