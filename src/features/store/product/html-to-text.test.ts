import { expect, it } from "vitest";
import { htmlToText } from "./html-to-text.ts";

it.each([
  ["<p>One.</p><p>Two.</p>", "One. Two."],
  ["<p>Cotton <b>and</b> <i>wool</i>.</p>", "Cotton and wool."],
  ["Fish &amp; chips &lt;3 &#8211; &#x26; &nbsp;&copy;", "Fish & chips <3 – & &copy;"],
  ["&#0;&#99999999;", "&#99999999;"],
  ["", ""],
])("%j reads %j", (html, text) => expect(htmlToText(html)).toBe(text));
