import { Button } from "../button.tsx";
import { Checkbox, ChoiceGroup, Radio } from "../choice.tsx";
import { PasswordField, TextArea, TextField } from "../field.tsx";
import { FormPanel } from "../form-panel.tsx";
import { SearchBox, SearchSelect } from "../search-box.tsx";
import { Select } from "../select.tsx";
import { StarPicker } from "../star-picker.tsx";
import { Steps } from "../steps.tsx";
import { UploadField } from "../upload-field.tsx";
import { UploadRow } from "../upload-row.tsx";
import type { UploadState } from "../use-upload.ts";
import { Specimen } from "./specimen.tsx";

const states = ["Georgia", "Maryland", "Wyoming"];
const maxBytes = 5 * 1024 * 1024;
const proofs = { name: "none", accepts: ["image/jpeg", "image/png", "application/pdf"], maxBytes };
const pictures = { name: "none", accepts: ["image/jpeg", "image/png", "image/webp"], maxBytes };
const noActions = { cancel: () => {}, remove: () => {}, retry: () => {} };
const uploadStates: UploadState[] = [
  { kind: "sending", name: "business-license-2026.pdf", size: 3_200_000, sent: 2_000_000, startedAt: 0 },
  { kind: "done", id: "1", name: "lease.pdf", size: 820_000 },
  { kind: "failed", file: { name: "storefront.jpg" } as File, message: "", isFinal: false },
];

/** Form controls. */
export function Forms() {
  return (
    <>
      <Specimen name="Fields">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField label="Name" defaultValue="Tallow House" />
          <TextField
            label="Email"
            type="email"
            defaultValue="imani@tallow"
            error="Add the part after the dot."
          />
          <Select label="State" options={states} emptyLabel="All states" />
          <TextField label="Phone" optional placeholder="(410) 555-0123" hint="Shown on your page." />
          <PasswordField label="Password" defaultValue="a long one" hint="At least 6 characters." />
          <TextField label="Closed" defaultValue="Cannot be changed" disabled />
          <Select label="Required" options={states} emptyLabel="Choose one" error="Choose a state." />
          <TextField label="Picture" type="file" optional />
          <TextField label="Day" type="date" />
        </div>
        <TextArea label="Message" placeholder="What would you tell a cousin?" />
      </Specimen>
      <Specimen name="Choices">
        <div className="flex flex-wrap items-start gap-x-7 gap-y-2">
          <Checkbox label="Chosen" defaultChecked />
          <Checkbox label="Not chosen" />
          <Checkbox label="Closed" disabled />
          <Checkbox label="I agree" error="Please agree first." />
        </div>
        <ChoiceGroup legend="Kind" className="max-w-60">
          <Radio name="kind" label="All of them" count="1,024" defaultChecked />
          <Radio name="kind" label="Food" count="264" />
          <Radio name="kind" label="Music" count="132" />
        </ChoiceGroup>
        <StarPicker legend="Your rating" name="rating" defaultValue={3} />
        <StarPicker legend="Rating" name="missing" error="Please select a rating" />
      </Specimen>
      <Specimen name="Files">
        <div className="grid gap-5 sm:grid-cols-2">
          <UploadField name="proof" purpose={proofs} label="Proof" />
          <UploadField
            name="picture"
            purpose={pictures}
            label="Picture"
            optional
            error="This file is empty."
          />
        </div>
        <div>
          {uploadStates.map((state) => (
            <UploadRow key={state.kind} state={state} actions={noActions} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Steps">
        <div data-palette="gold">
          <Steps
            label="Steps"
            steps={[
              { label: "Business", state: "done" },
              { label: "You", state: "now" },
              { label: "Proof", state: "later" },
              { label: "Send", state: "later" },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Search">
        <SearchBox
          label="Search everything"
          name="q"
          placeholder="Barbers, bakers, bookshops…"
          className="max-w-140"
        />
        <div data-palette="gold" className="color-block p-6">
          <SearchBox label="Search by name" name="name" placeholder="Search by name">
            <SearchSelect label="State" name="state" options={states} emptyLabel="All states" />
          </SearchBox>
        </div>
      </Specimen>
      <Specimen name="Form panel">
        <FormPanel palette="teal" title="Leave a word" level={3} className="max-w-120">
          <form className="form" onSubmit={(event) => event.preventDefault()}>
            <div className="form-pair">
              <TextField label="Name" />
              <TextField label="City" optional />
            </div>
            <TextArea label="Your word" />
            <Button type="submit" wide>
              Send
            </Button>
          </form>
        </FormPanel>
      </Specimen>
    </>
  );
}
