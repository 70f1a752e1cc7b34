import { Phone, ShoppingBag } from "lucide";
import { useState } from "react";
import { Avatar } from "../avatar.tsx";
import { Badge, Count } from "../badge.tsx";
import { Block } from "../block.tsx";
import { Button, ButtonLink, type ButtonVariant, IconButton } from "../button.tsx";
import { CheckTag } from "../card.tsx";
import { Chip, ChipLink, RemovableChip } from "../chip.tsx";
import { ExternalLink, NewTabLink } from "../external-link.tsx";
import { Icon } from "../icon.tsx";
import { BackLink, GoLink, TextLink } from "../text-link.tsx";
import { ThemeSwitch, ThemeToggle } from "../theme-switch.tsx";
import { Shelf, Specimen } from "./specimen.tsx";

const variants: readonly ButtonVariant[] = [
  "primary",
  "secondary",
  "quiet",
  "ink",
  "approve",
  "danger",
  "bare",
];

/** Buttons, links and badges. */
export function Actions() {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <Specimen name="Buttons">
        <Shelf>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant.charAt(0).toUpperCase() + variant.slice(1)}
            </Button>
          ))}
          <Button disabled>Unavailable</Button>
          <Button pending pendingLabel="Sending">
            Send
          </Button>
        </Shelf>
        <Shelf>
          <ButtonLink to="#" size="large">
            Large link
          </ButtonLink>
          <Button size="small">Small</Button>
          <Button size="small" variant="secondary">
            <Icon of={Phone} />
            Call
          </Button>
          <IconButton label="Bag, 2 things">
            <Icon of={ShoppingBag} />
            <Count value={2} />
          </IconButton>
          <Avatar name="renee" />
        </Shelf>
        <Shelf>
          <GoLink to="#">See the calendar</GoLink>
          <BackLink to="#">Back to the list</BackLink>
          <TextLink to="#">Plain link</TextLink>
          <ExternalLink href="https://example.com" className="link">
            Foreign site
          </ExternalLink>
          <NewTabLink to="#" className="link">
            Own page, new tab
          </NewTabLink>
        </Shelf>
        <Shelf>
          {(["gold", "plum", "green", "clay", "indigo", "teal"] as const).map((palette) => (
            <span key={palette} data-palette={palette}>
              <TextLink to="#">Link in {palette}</TextLink>
            </span>
          ))}
        </Shelf>
        {(["gold", "clay", "indigo", "ink"] as const).map((palette) => (
          <Block key={palette} as="div" palette={palette} className="actions p-5">
            <Button>On a block</Button>
            <Button variant="secondary">Second</Button>
            <Button variant="bare">Bare</Button>
            <GoLink to="#">Onward</GoLink>
            <TextLink to="#">Link</TextLink>
          </Block>
        ))}
      </Specimen>
      <Specimen name="Badges and chips">
        <Shelf>
          <Badge>New</Badge>
          <Badge tone="gold">Featured</Badge>
          <Badge tone="good">Approved</Badge>
          <Badge tone="waiting">Pending</Badge>
          <Badge tone="bad">Rejected</Badge>
          <Badge palette="plum">Small batch</Badge>
          <Badge palette="clay">Workshop</Badge>
          <CheckTag>Verified</CheckTag>
        </Shelf>
        <div className="chips">
          <Chip on={isOn} onClick={() => setIsOn(!isOn)}>
            Press me
          </Chip>
          <Chip>Off</Chip>
          <ChipLink to="#" on>
            Chosen
          </ChipLink>
          <ChipLink to="#">An address</ChipLink>
          <RemovableChip to="#">Music</RemovableChip>
        </div>
      </Specimen>
      <Specimen name="Theme">
        <Shelf>
          <ThemeSwitch />
          <ThemeToggle />
        </Shelf>
      </Specimen>
    </>
  );
}
