import { ExternalLink } from "./external-link.tsx";
import { Icon } from "./icon.tsx";
import { describeNetwork } from "./network-icons.ts";

type NetworkLinkProps = {
  /** `instagram`, `twitter` … or `website`. */
  network: string;
  href: string;
  /** The owner of the account. */
  name: string;
};

/** An account on another site as an icon. */
export function NetworkLink({ network, href, name }: NetworkLinkProps) {
  const known = describeNetwork(network);
  return (
    <ExternalLink href={href} className="icon-button icon-button-ring" data-network={known.id}>
      <Icon of={known.icon} />
      <span className="sr-only">
        {known.id === "website" ? `Website of ${name}` : `${name} on ${known.name}`}
      </span>
    </ExternalLink>
  );
}
