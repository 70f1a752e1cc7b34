import { useLocation } from "react-router";
import { SearchButton } from "#features/search/components/search-button.tsx";
import { CartButton } from "#features/store/cart/cart-button.tsx";
import type { CartStore } from "#features/store/cart/cart-drawer.tsx";
import { useSite } from "#platform/http/meta/site-context.ts";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Logo } from "#ui/logo.tsx";
import { ThemeToggle } from "#ui/theme-switch.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { ariaCurrent, findCurrentSection, sections } from "./sections.ts";
import { SiteMenu } from "./site-menu.tsx";
import type { Visitor } from "./visitor.ts";

type SiteHeaderProps = { visitor: Visitor | null; store: CartStore | null };

/** Logo, the seven links, search, cart and account, above the woven rail in the page's color. */
export function SiteHeader({ visitor, store }: SiteHeaderProps) {
  const { name } = useSite();
  const current = findCurrentSection(useLocation().pathname);
  return (
    <header className="relative z-10 bg-paper" data-palette={current.palette}>
      <div className="wrap flex h-16 items-center gap-4 min-[66rem]:h-19 xl:gap-7">
        <Logo name={name} />
        <nav className="mx-auto hidden gap-4 min-[66rem]:flex xl:gap-6" aria-label="Main">
          {sections.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              prefetch="intent"
              aria-current={ariaCurrent(to, current)}
              className="nav-link"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="-mr-2.5 ml-auto flex items-center gap-1.5 min-[66rem]:mx-0">
          <SearchButton />
          <ThemeToggle className="max-[66rem]:hidden" />
          <CartButton store={store} />
          {visitor ? <AccountMenu visitor={visitor} /> : <LoginPair />}
          <SiteMenu current={current} visitor={visitor} />
        </div>
      </div>
      <Band palette={current.palette} />
    </header>
  );
}

function LoginPair() {
  return (
    <div className="hidden items-center gap-1.5 min-[66rem]:flex">
      <ButtonLink to="/login" variant="bare" size="small">
        Login
      </ButtonLink>
      <ButtonLink to="/register" variant="ink" size="small">
        Sign Up
      </ButtonLink>
    </div>
  );
}
