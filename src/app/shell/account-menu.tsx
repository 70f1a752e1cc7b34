import { LogOut, ShieldCheck } from "lucide";
import { useId } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuButton, MenuLink, MenuNote } from "#ui/menu.tsx";
import { ownPages } from "./own-pages.ts";
import { SignOutForm } from "./sign-out-form.tsx";
import type { Visitor } from "./visitor.ts";

/** The menu of the logged-in user. On phones, its entries are in the site menu. */
export function AccountMenu({ visitor }: { visitor: Visitor }) {
  const form = useId();
  return (
    <>
      <Menu
        label="Account"
        trigger={<Avatar name={visitor.email} image={visitor.avatarUrl} />}
        triggerClassName="icon-button max-[66rem]:hidden"
      >
        <MenuNote>{visitor.email}</MenuNote>
        {ownPages.map(({ label, to, icon }) => (
          <MenuLink key={to} to={to}>
            <Icon of={icon} />
            {label}
          </MenuLink>
        ))}
        {visitor.isAdmin && (
          <MenuLink to="/admin">
            <Icon of={ShieldCheck} />
            Admin
          </MenuLink>
        )}
        <MenuButton type="submit" form={form}>
          <Icon of={LogOut} />
          Log out
        </MenuButton>
      </Menu>
      <SignOutForm id={form} />
    </>
  );
}
