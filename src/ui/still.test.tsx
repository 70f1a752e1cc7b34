import { useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { still, writeWithStills } from "./still.tsx";

let drawn: string[] = [];
const Name = still(({ name }: { name: string; onPress?: () => void }) => {
  drawn.push(name);
  return <b>{name}</b>;
});
const List = still(({ names }: { names: readonly string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        Dear <Name name={name} />, hello
      </li>
    ))}
  </ul>
));

const Page = ({ names }: { names: readonly string[] }) => (
  <main>
    <List names={names} />
    <Name name="Ama" onPress={() => {}} />
  </main>
);
const write = (names: readonly string[]) => writeWithStills(() => renderToString(<Page names={names} />));

it("writes what React writes, the first time and from then on", () => {
  drawn = [];
  const names = ["Ama", "<Kofi>"];
  const plain = renderToString(<Page names={names} />);
  expect(plain).toContain("<li>Dear <b>&lt;Kofi&gt;</b>, hello</li>");
  expect(drawn).toEqual(["Ama", "<Kofi>", "Ama"]);
  drawn = [];
  expect(write(names)).toBe(plain);
  expect(write(names)).toBe(plain);
  expect(drawn).toEqual(["Ama", "<Kofi>", "Ama"]);
});

it("draws what it has not seen with these props, and only that", () => {
  write(["Ama", "Esi"]);
  drawn = [];
  expect(write(["Esi", "Yaw"])).toContain("<b>Esi</b>");
  expect(drawn).toEqual(["Yaw"]);
});

it("tells two parts with equal props apart", () => {
  const Loud = still(({ name }: { name: string }) => <strong>{name}</strong>);
  const both = () =>
    renderToString(
      <p>
        <Name name="Ama" />
        <Loud name="Ama" />
      </p>,
    );
  expect(writeWithStills(both)).toBe("<p><b>Ama</b><strong>Ama</strong></p>");
  expect(writeWithStills(both)).toBe("<p><b>Ama</b><strong>Ama</strong></p>");
});

it("draws a part anew whose id tells where it stands", () => {
  let times = 0;
  const Field = still(() => {
    times++;
    return <input id={useId()} />;
  });
  for (let page = 0; page < 3; page++) writeWithStills(() => renderToString(<Field />));
  expect(times).toBe(3);
});

it("writes data that looks like such an id", () => {
  const Choice = still(({ value }: { value: string }) => <input defaultValue={value} />);
  const page = () => writeWithStills(() => renderToString(<Choice value="_R_x" />));
  expect(page()).toBe('<input value="_R_x"/>');
  expect(page()).toBe('<input value="_R_x"/>');
});

it("forgets the page that failed", () => {
  const failing = () => {
    throw new Error("no page");
  };
  expect(() => writeWithStills(failing)).toThrow("no page");
  expect(renderToString(<Name name="Ama" />)).toBe("<b>Ama</b>");
});
