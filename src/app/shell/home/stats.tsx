import { Block } from "#ui/block.tsx";

const stats = [
  ["1,000+", "businesses"],
  ["50+", "cities"],
  ["25K+", "members"],
] as const;

export function Stats() {
  return (
    <Block palette="ink" aria-label="In numbers">
      <dl className="wrap grid grid-cols-3 gap-2 py-6 lg:flex lg:gap-[clamp(2rem,6vw,6rem)]">
        {stats.map(([figure, of]) => (
          <div
            key={of}
            className="flex flex-col-reverse justify-end gap-1 lg:flex-row-reverse lg:items-baseline lg:gap-3"
          >
            <dt className="text-small text-muted lg:text-base">{of}</dt>
            <dd className="display text-h2 leading-none! font-extrabold! tracking-[-0.03em]! text-figure">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
