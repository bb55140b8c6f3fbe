import { describe, expect, test } from "vitest";
import { addressOf, readLink } from "../src/net/links.ts";

const token = "Abcdefghij_klmnopqr-stuvwx";

describe("a pasted link is read", () => {
  test.each([
    [`https://play.example.org/join#${token}`, { kind: "join", token }],
    [`http://127.0.0.1:8420/watch#${token}`, { kind: "watch", token }],
    [`play.example.org/replay#${token}`, { kind: "replay", token }],
    [`/table/Qw3rty#${token}`, { kind: "table", table: "Qw3rty", token }],
    [`  “https://play.example.org/join#${token}”, `, { kind: "join", token }],
    [`https://play.example.org/join/#${token}`, { kind: "join", token }],
    [token, { kind: "unknown", token }],
  ])("%s", (text, link) => {
    expect(readLink(text)).toEqual(link);
  });
});

test.each([
  ["", "nothing"],
  ["hello there", "words"],
  ["https://play.example.org/", "no token"],
  ["https://play.example.org/join#", "an empty token"],
  ["https://play.example.org/join#short", "half a token"],
  [`https://play.example.org/table#${token}`, "a table that is not named"],
  [`https://play.example.org/elsewhere#${token}`, "a page that is not ours"],
  [`javascript:alert(1)#${token}`, "a script"],
])("%j is no link: %s", (text) => {
  expect(readLink(text)).toBeNull();
});

test("a link's token stands behind # and nowhere else", () => {
  expect(addressOf({ kind: "table", table: "Qw3rty", token })).toBe(`/table/Qw3rty#${token}`);
  expect(addressOf({ kind: "unknown", token })).toBe(`/join#${token}`);
});
