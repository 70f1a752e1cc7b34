import { Laptop, Smartphone } from "lucide";
import { Badge } from "#ui/badge.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";

export type ShownDevice = { id: string; name: string; isThis: boolean; day: string };

/** The devices of an account, each with a logout button. */
export function DeviceList({ devices }: { devices: readonly ShownDevice[] }) {
  return (
    <div className="grid gap-5">
      <ul className="border-line border-b">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-4 border-line border-t py-3 first:border-t-0">
            <Icon of={/phone/i.test(device.name) ? Smartphone : Laptop} />
            <div className="min-w-0 flex-1">
              <b>{device.name}</b>
              <p className="text-muted text-small">Signed in {device.day}</p>
            </div>
            {device.isThis ? <Badge tone="good">This device</Badge> : <SignOutDevice {...device} />}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form id="devices">
          <SubmitButton variant="secondary" pendingLabel="Signing out">
            Sign out everywhere else
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

function SignOutDevice({ id, name }: ShownDevice) {
  return (
    <Form id="device">
      <input type="hidden" name="session" value={id} />
      <SubmitButton variant="quiet" size="small" aria-label={`Sign out ${name}`}>
        Sign out
      </SubmitButton>
    </Form>
  );
}
