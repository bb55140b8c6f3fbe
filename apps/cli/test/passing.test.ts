/** Standing passes at the command line: a person is asked no more where nothing concerns him. */
import { expect, test } from "vitest";
import { westmarch } from "./westmarch.ts";

const GAME = ["play", "trading-card-game", "--seat", "0", "--seed", "5", "--bot", "greedy"];
/** How often a person was asked: each question has a first answer. */
const asked = (out: string): number => out.match(/^ {3}1 {2}\S/gm)?.length ?? 0;

test("an order to pass saves most questions, and what must be chosen is still asked", async () => {
  const firsts = "1\n".repeat(12);
  const [without, with_] = await Promise.all([
    westmarch(GAME, `${firsts}q\n`),
    westmarch(GAME, `s always all\n${firsts}q\n`),
  ]);
  expect(with_.out).toContain("you pass by yourself whatever happens: fellowship shadow maneuver");
  expect(asked(without.out)).toBeGreaterThan(8);
  expect(with_.out).not.toMatch(/Do you (act, or pass|answer)/);
  // The same number of answers leads further.
  const phases = ({ out }: { out: string }) => out.match(/ phase\.$/gm)?.length ?? 0;
  expect(phases(with_)).toBeGreaterThan(phases(without));
});

test("an order names phases, and one that does not exist is named back", async () => {
  const ran = await westmarch(GAME, "s maneuver bogus\ns archery\ns\n?\nq\n");
  expect(ran.out).toContain("there is no phase bogus");
  expect(ran.out).toContain("you pass by yourself until something concerns you: archery");
  expect(ran.out).toContain("you are asked everything again");
  expect(ran.out).toMatch(/^ {2}s {2}PHASE/m);
});
