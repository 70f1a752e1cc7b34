import { Block } from "#ui/block.tsx";
import { HungCloths } from "#ui/bolts.tsx";
import { Cloth } from "#ui/cloth.tsx";

const cloths = ["jn1", "jn5", "jn3", "jn9"].map((id) => (
  <Cloth key={id} id={id} palette="teal" ratio={0.2} height={640} eager />
));

const reasons = [
  { title: "Be counted.", words: "The more we are, the further a dollar travels before it leaves." },
  { title: "Be known.", words: "Say what you do. We read every word, and we remember who does what." },
  { title: "Be asked.", words: "We write when there is something to ask you, and never for anybody else." },
];

/** Cloth next to the join form, and reasons to join. */
export function JoinSide() {
  return (
    <Block as="aside" palette="teal" className="join-side" aria-label="Why join">
      <div className="join-cloths" aria-hidden="true">
        <HungCloths cloths={cloths} />
      </div>
      <div className="join-reasons">
        <p className="join-motto">There is always room on the bench.</p>
        <ul>
          {reasons.map(({ title, words }) => (
            <li key={title}>
              <b>{title}</b> {words}
            </li>
          ))}
        </ul>
      </div>
    </Block>
  );
}
