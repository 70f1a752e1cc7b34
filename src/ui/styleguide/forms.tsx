import { Button } from "../button.tsx";
import { Checkbox, ChoiceGroup, Radio } from "../choice.tsx";
import { PasswordField, TextArea, TextField } from "../field.tsx";
import { FormPanel } from "../form-panel.tsx";
import { SearchBox, SearchSelect } from "../search-box.tsx";
import { Select } from "../select.tsx";
import { StarPicker } from "../star-picker.tsx";
import { Specimen } from "./specimen.tsx";

const states = ["Georgia", "Maryland", "Wyoming"];

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
