/** One diamond per event. The text beside them gives the meaning. */
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
