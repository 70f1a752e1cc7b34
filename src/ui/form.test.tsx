import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { BotCheck } from "./bot-check.tsx";
import { Checkbox } from "./choice.tsx";
import { PasswordField, TextArea, TextField } from "./field.tsx";
import { Form, FormEnd, SubmitButton } from "./form.tsx";
import type { FormFailure } from "./form-state.ts";
import { Select } from "./select.tsx";
import { StarPicker } from "./star-picker.tsx";

const fields = {
  name: { attributes: { required: true, maxLength: 60 }, words: { valueMissing: "Enter your name." } },
  email: { attributes: { type: "email" }, words: {} },
} as const;
const failure: FormFailure = {
  form: "review",
  toast: null,
  errors: { name: "That name is taken." },
  message: "Please try again.",
  typed: { name: "Zuri", comment: "Good bread.", rating: "4", kind: "b", hides: "on", news: "" },
  stamp: "first-shown",
};

function draw(id: string, failure?: FormFailure) {
  const page = (
    <Form id={id} failure={failure} fields={fields}>
      <BotCheck stamp="just-shown" />
      <TextField label="Name" name="name" defaultValue="Ama" />
      <TextField label="Email" name="email" />
      <PasswordField label="Password" name="password" />
      <TextArea label="Words" name="comment" />
      <StarPicker legend="Stars" name="rating" defaultValue={5} />
      <Select label="Kind" name="kind" options={["a", "b"]} />
      <Checkbox label="Hide" name="hides" />
      <Checkbox label="News" name="news" defaultChecked />
      <FormEnd>
        <SubmitButton>Send</SubmitButton>
      </FormEnd>
    </Form>
  );
  const router = createMemoryRouter([{ path: "/", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const tagWith = (html: string, part: string) =>
  html.match(/<[a-z][^>]*>/g)?.find((tag) => tag.includes(part)) ?? "";

it("gives each field its constraints, and leaves validation to a browser without scripts", () => {
  const html = draw("review");
  expect(tagWith(html, "<form")).toMatch(/method="post"/);
  expect(tagWith(html, "<form")).not.toContain("noValidate");
  expect(tagWith(html, 'name="name"')).toMatch(/required="" maxLength="60"/i);
  expect(tagWith(html, 'name="email"')).toContain('type="email"');
  expect(html).not.toContain("aria-invalid");
});

it("shows what was typed, the message below the field, and the message next to the button", () => {
  const html = draw("review", failure);
  expect(tagWith(html, 'name="name"')).toMatch(/aria-invalid="true"/);
  expect(tagWith(html, 'name="name"')).toContain('value="Zuri"');
  expect(html).toContain("That name is taken.");
  expect(html).toContain("Good bread.</textarea>");
  expect(html).toMatch(/value="4"[^>]*checked=""|checked=""[^>]*value="4"/);
  expect(html).toMatch(/<option value="b" selected="">/);
  expect(tagWith(html, 'name="hides"')).toContain("checked");
  expect(tagWith(html, 'name="news"')).not.toContain("checked");
  expect(html).toContain("Please try again.");
  // The stamp is the time of the first render.
  expect(tagWith(html, 'name="stamp"')).toContain("first-shown");
});

it("ignores failures of another form on the page", () => {
  expect(draw("reply", failure).replace('value="reply"', 'value="review"')).toBe(draw("review"));
});
