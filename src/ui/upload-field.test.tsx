import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FormContext } from "./form-state.ts";
import { UploadField } from "./upload-field.tsx";
import { UploadRow } from "./upload-row.tsx";
import { nameTypes, type UploadState } from "./use-upload.ts";

const proofs = {
  name: "proof",
  accepts: ["image/jpeg", "image/png", "application/pdf"],
  maxBytes: 5 * 1024 * 1024,
};

function render(typed?: string, error?: string) {
  const failure = {
    form: "form",
    toast: null,
    errors: {},
    message: null,
    typed: { proof: typed },
    stamp: null,
  };
  const rules = { attributes: { required: true as const }, words: {} };
  return renderToStaticMarkup(
    <FormContext
      value={{
        fields: { proof: rules },
        errors: error ? { proof: error } : {},
        failure: typed ? failure : undefined,
        isSending: false,
      }}
    >
      <UploadField name="proof" purpose={proofs} label="Proof" />
    </FormContext>,
  );
}

const row = (state: UploadState) =>
  renderToStaticMarkup(<UploadRow state={state} actions={{ cancel() {}, remove() {}, retry() {} }} />);

describe("UploadField without JavaScript", () => {
  it("is a plain, required file field that describes what it accepts", () => {
    const html = render();
    expect(html).toMatch(
      /type="file" accept="image\/jpeg,image\/png,application\/pdf"[^>]* required=""[^>]* name="proof"/,
    );
    expect(html).toContain("JPEG, PNG or PDF, up to 5MB");
    expect(html).not.toContain("Drop the file here");
  });

  it("keeps the file of a rejected form, and requires no other", () => {
    const html = render("018f-id", "Choose another file.");
    expect(html).toContain('<input type="hidden" name="proof" value="018f-id"/>');
    expect(html).not.toContain("required");
    expect(html).not.toContain("Remove");
    expect(html).toContain("Received");
    expect(html).toContain("Choose another file.");
  });
});

describe("UploadRow", () => {
  afterEach(() => vi.useRealTimers());

  it("shows the progress of a file", () => {
    vi.useFakeTimers();
    const size = 4 * 1024 * 1024;
    const sending = { kind: "sending", name: "lease.pdf", size, startedAt: Date.now() } as const;
    expect(row({ ...sending, sent: size / 2 })).toContain("2.0 MB of 4.0 MB");
    expect(row({ ...sending, sent: size / 2, startedAt: Date.now() - 4_000 })).toContain("4 seconds left");
    expect(row({ ...sending, sent: size })).toContain("Looking at the file…");
    expect(row({ ...sending, sent: 0 })).toContain("Cancel");
  });

  it("offers a retry only where one can help", () => {
    const file = { name: "lease.pdf" } as File;
    expect(row({ kind: "failed", file, message: "", isFinal: false })).toContain("Try again");
    expect(row({ kind: "failed", file, message: "", isFinal: true })).not.toContain("Try again");
  });
});

describe("nameTypes", () => {
  it.each([
    [["image/png"], "PNG"],
    [["image/png", "image/webp"], "PNG or WebP"],
    [["image/jpeg", "image/png", "application/pdf"], "JPEG, PNG or PDF"],
  ])("%s is shown as %s", (accepts, words) => {
    expect(nameTypes({ accepts })).toBe(words);
  });
});
