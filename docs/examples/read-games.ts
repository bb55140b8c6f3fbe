#!/usr/bin/env node
/**
 * Goes through exported games choice by choice, and counts what is chosen of what: the beginning of a data set.
 *
 *     npx westmarch games export --game duel --to games.jsonl
 *     node docs/examples/read-games.ts games.jsonl
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Engine } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import { type Recorded, replaySteps } from "@westmarch/testkit";

const [file = "games.jsonl"] = process.argv.slice(2);
const verbs = new Map<string, number>();
let choices = 0;
let options = 0;
for await (const line of createInterface({ input: createReadStream(file) })) {
  const game: Recorded & { readonly game: string } = JSON.parse(line);
  const entry = games[game.game];
  if (!entry) continue;
  for (const step of replaySteps(new Engine(entry.game), game)) {
    choices++;
    options += step.options.length;
    const [verb] = step.choice;
    verbs.set(verb, (verbs.get(verb) ?? 0) + 1);
  }
}
const often = [...verbs].sort(([, one], [, other]) => other - one);
console.log(JSON.stringify({ choices, optionsEach: options / Math.max(1, choices), verbs: often }));
