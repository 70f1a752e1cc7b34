import { ShieldCheck } from "lucide";
import { PasswordField, TextField } from "#ui/field.tsx";
import { Form, FormSubmit } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Icon } from "#ui/icon.tsx";

type FormsProps = {
  fields: Record<"password" | "code" | "both", FormFields>;
  failure: FormFailure | undefined;
};

/** The field for a code of either kind. */
export function CodeField({ label = "Code", hint }: { label?: string; hint?: string }) {
  return (
    <TextField
      label={label}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export function SecondFactorOff({ fields, failure, isRequired }: FormsProps & { isRequired: boolean }) {
  return (
    <>
      {isRequired && (
        <p className="mb-4 border-accent border-l-6 bg-sunk px-4 py-3">
          Admins of this site need two-step verification. The admin pages open once it is on.
        </p>
      )}
      <p className="mb-4 text-pretty">
        Off. Turn it on so a stolen password isn’t enough. You need an authenticator app on your phone; any of
        them will do.
      </p>
      <Form id="start" failure={failure} fields={fields.password} className="form">
        <PasswordField label="Your password" name="current" autoComplete="current-password" />
        <FormSubmit variant="secondary" pendingLabel="One moment">
          Set it up
        </FormSubmit>
      </Form>
    </>
  );
}

type PendingProps = FormsProps & { qr: { size: number; path: string }; manualKey: string };

/** The QR code, its content as text, and the field for the first code. */
export function SecondFactorPending({ qr, manualKey, fields, failure }: PendingProps) {
  return (
    <div className="grid gap-5">
      <p>Scan this with your authenticator app:</p>
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        shapeRendering="crispEdges"
        className="w-56 max-w-full"
      >
        {/* White in dark mode too, because phones read dark on light. */}
        <rect x={-4} y={-4} width={qr.size + 8} height={qr.size + 8} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        Or type this key:
        <br />
        <b className="[font-family:ui-monospace,Menlo,Consolas,monospace] [overflow-wrap:anywhere]">
          {manualKey}
        </b>
      </p>
      <Form id="confirm" failure={failure} fields={fields.code} className="form">
        <CodeField label="Code from the app" hint="Six digits. They change every 30 seconds." />
        <FormSubmit pendingLabel="Turning it on">Turn it on</FormSubmit>
      </Form>
    </div>
  );
}

export function SecondFactorOn({ codesLeft, fields, failure }: FormsProps & { codesLeft: number }) {
  return (
    <div className="grid gap-8">
      <p className="flex items-center gap-3">
        <Icon of={ShieldCheck} className="flex-none" />
        <span>
          It is on. {codesLeft === 1 ? "One recovery code is left." : `${codesLeft} recovery codes are left.`}
        </span>
      </p>
      <Form id="renew" failure={failure} fields={fields.both} className="form">
        <h3 className="text-name">New recovery codes</h3>
        <PasswordField label="Your password" name="current" autoComplete="current-password" />
        <CodeField hint="From the app, or a recovery code." />
        <FormSubmit variant="secondary" pendingLabel="Making codes">
          Make ten new codes
        </FormSubmit>
      </Form>
      <Form id="off" failure={failure} fields={fields.both} className="form">
        <h3 className="text-name">Turn it off</h3>
        <PasswordField label="Your password" name="current" autoComplete="current-password" />
        <CodeField hint="From the app, or a recovery code." />
        <FormSubmit variant="danger" pendingLabel="Turning it off">
          Turn it off
        </FormSubmit>
      </Form>
    </div>
  );
}
