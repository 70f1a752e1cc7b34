import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Drawer } from "#ui/drawer.tsx";

type CartDrawerProps = { open: boolean; onClose: () => void; units: number };

export function CartDrawer({ open, onClose, units }: CartDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Your cart" palette="plum">
      <Cloth id="empty-cart" palette="plum" ratio={2.4} className="mt-2" />
      <p className="display mt-6 text-h3">{units > 0 ? describeUnits(units) : "Your cart is empty."}</p>
      <p className="mt-2 mb-6 text-muted">
        {units > 0
          ? "They stay here until the store opens."
          : "What you put in it waits here, on this device."}
      </p>
      <ButtonLink to="/store" onClick={onClose}>
        Go to the store
      </ButtonLink>
    </Drawer>
  );
}

function describeUnits(units: number) {
  return units === 1 ? "One item waits in your cart." : `${units} items wait in your cart.`;
}
