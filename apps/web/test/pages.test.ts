/** The page finds its way by the same list as the server. */
import { PAGES } from "@westmarch/protocol/pages";
import { expect, test } from "vitest";
import app from "../src/App.tsx?raw";
import others from "../src/home/OtherPages.tsx?raw";

test("every page of the list is shown at its address once, and none at any other", () => {
  const shown = Array.from(
    `${app}${others}`.matchAll(/<Route path=(?:\{PAGES\.(\w+)\}|([^ >]+))/g),
    ([, name, other]) => name ?? other,
  );
  expect(shown.sort()).toEqual(Object.keys(PAGES).sort());
});
