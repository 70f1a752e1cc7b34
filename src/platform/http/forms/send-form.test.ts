import { expect, it } from "vitest";
import { sendForm } from "./send-form.ts";

const sending = (serverAction: () => Promise<unknown>) => ({
  request: new Request("http://localhost/login", {
    method: "POST",
    body: new URLSearchParams({ form: "review", email: "ama@example.com" }),
  }),
  serverAction,
});
const fail = (error: unknown) => async () => {
  throw error;
};

it("returns the server's response", async () => {
  expect(
    await sendForm(
      sending(async () => "taken"),
      { title: "Failed" },
    ),
  ).toBe("taken");
});

it.each([
  ["a lost connection", new TypeError("Failed to fetch")],
  ["a proxy without a server", { status: 502, statusText: "", internal: false, data: "" }],
])("[TOAST-05] shows an error after %s, and leaves the fields alone", async (_name, error) => {
  const answer = await sendForm(sending(fail(error)), (form) => ({ title: `No ${form.get("email")}` }));
  const words = "We could not be reached. Please check your connection and try again.";
  expect(answer).toMatchObject({
    data: {
      form: "review",
      toast: { title: "No ama@example.com", description: words, variant: "destructive" },
      message: words,
      errors: {},
      typed: {},
    },
    init: { status: 503 },
  });
});

it("does not hide our own errors", async () => {
  const error = new Error("ours");
  await expect(sendForm(sending(fail(error)), { title: "Failed" })).rejects.toBe(error);
});
