import type { ReactNode } from "react";
import { Block, type BlockPalette } from "#ui/block.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { GoLink } from "#ui/text-link.tsx";

/** Two calls to action: for business owners, and for everyone else. */
export function CallsToAction() {
  return (
    <div className="grid md:grid-cols-2">
      <CallToAction
        palette="gold"
        title="Get your business listed."
        text="Claim your listing, show that you run it, and keep your links and story up to date."
      >
        <ButtonLink to="/claim-business" size="large">
          List Your Business
        </ButtonLink>
      </CallToAction>
      <CallToAction
        palette="teal"
        title="Come as you are."
        text="25K+ members trade tips, save events and write the reviews that send people through doors."
      >
        <ButtonLink to="/register" size="large">
          Join the Community
        </ButtonLink>
        <GoLink to="/wealth-and-empowerment">Wealth and empowerment</GoLink>
      </CallToAction>
    </div>
  );
}

type CallToActionProps = { palette: BlockPalette; title: string; text: string; children: ReactNode };

function CallToAction({ palette, title, text, children }: CallToActionProps) {
  return (
    <Block palette={palette} className="call">
      <h2 className="max-w-[11ch] text-h1 leading-[0.95] tracking-[-0.035em]">{title}</h2>
      <p className="mt-4.5 mb-7 max-w-[40ch] text-muted">{text}</p>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-5">{children}</div>
    </Block>
  );
}
