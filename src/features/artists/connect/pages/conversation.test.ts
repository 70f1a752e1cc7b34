import { beforeAll, describe, expect, it } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices, type TestServices } from "#testing/services.ts";
import { addArtist, openConnect, startConversation } from "../messages-for-tests.ts";
import * as connect from "./connect.tsx";
import * as conversation from "./conversation.tsx";

const { services: closed } = setUpServices();
let services: TestServices;
const notFound = { init: { status: 404 } };
const visitOf = (person: TestPerson, isAdmin = false) => ({
  person: { ...person, avatarUrl: null, isAdmin },
});

const openForm = (needs: TestServices, id: string, visit = {}) =>
  connect.loader(routeArgs(needs, `/artist/${id}/connect`, { params: { id }, visit }));
const open = (needs: TestServices, key: string, visit = {}) =>
  conversation.loader(routeArgs(needs, `/messages/${key}`, { params: { key }, visit }));
const send = (key: string, fields: Record<string, string>, visit = {}) =>
  conversation.action(routeArgs(services, `/messages/${key}`, { params: { key }, fields, visit }));

describe("with the switch off", () => {
  it("there is neither form nor conversation", async () => {
    const { id } = await addArtist(closed.owner);
    const visit = visitOf(await makePerson(closed));
    await expect(openForm(closed, id, visit)).rejects.toMatchObject(notFound);
    await expect(open(closed, id, visit)).rejects.toMatchObject(notFound);
  });
});

describe("with the switch on", () => {
  beforeAll(async () => {
    services = await openConnect(closed);
  });

  it("a visitor logs in first, and a member gets the form once", async () => {
    const { id, email } = await addArtist(services.owner);
    await expect(openForm(services, id)).rejects.toMatchObject({ status: 302 });
    const person = await makePerson(services);
    const { data } = await openForm(services, id, visitOf(person));
    expect(data).toMatchObject({ artist: { id, takesMessages: true }, username: person.username });
    expect(JSON.stringify(data)).not.toContain(email);
    const { id: started } = await startConversation(services, { artistId: id, person });
    const redirected = await openForm(services, id, visitOf(person)).catch((answer) => answer);
    expect(redirected.headers.get("location")).toBe(`/messages/${started}`);
    for (const unknown of ["7", "film-7", "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d"])
      await expect(openForm(services, unknown, visitOf(person))).rejects.toMatchObject(notFound);
  });

  it("a conversation opens for its two sides only, and shows neither address", async () => {
    const { id: artistId, email } = await addArtist(services.owner);
    const { sender, senderKey, artistKey } = await startConversation(services, { artistId });
    const own = await open(services, senderKey, visitOf(sender));
    const artists = await open(services, artistKey);
    expect(own.data).toMatchObject({ isArtist: false, messages: [{ isOwn: true }] });
    expect(artists.data).toMatchObject({ isArtist: true, messages: [{ isOwn: false }] });
    for (const { data } of [own, artists])
      for (const secret of [email, sender.email]) expect(JSON.stringify(data)).not.toContain(secret);
    expect(JSON.stringify(own.data)).not.toContain(artistKey);

    const other = await makePerson(services);
    for (const visit of [visitOf(other), visitOf(other, true)])
      await expect(open(services, senderKey, visit)).rejects.toMatchObject(notFound);
    await expect(open(services, senderKey)).rejects.toMatchObject({ status: 302 });
    await expect(open(services, `${artistKey.slice(0, -2)}AA`)).rejects.toMatchObject(notFound);
    await expect(open(services, "nobodys-key")).rejects.toMatchObject(notFound);
    await expect(send(senderKey, { message: "Hello" }, visitOf(other))).rejects.toMatchObject(notFound);
  });

  it("a member sees the same message after a block as from an artist without messages", async () => {
    const { id: artistId } = await addArtist(services.owner);
    const { sender, senderKey, artistKey } = await startConversation(services, { artistId });
    const read = async () => (await open(services, senderKey, visitOf(sender))).data;
    await send(artistKey, { form: "block", state: "on" });
    const blocked = await read();
    await send(artistKey, { form: "block", state: "off" });
    await send(artistKey, { form: "messages", state: "off" });
    expect(await read()).toEqual(blocked);
    expect(blocked.closed).toBe("This artist takes no messages here right now.");
    await send(artistKey, { form: "messages", state: "on" });
    expect((await read()).closed).toBeNull();
  });

  it("a member cannot use the artist's forms", async () => {
    const { id: artistId } = await addArtist(services.owner);
    const { sender, senderKey } = await startConversation(services, { artistId });
    await send(senderKey, { form: "messages", state: "off" }, visitOf(sender));
    await send(senderKey, { form: "block", state: "on" }, visitOf(sender));
    expect((await open(services, senderKey, visitOf(sender))).data).toMatchObject({ closed: null });
  });
});
