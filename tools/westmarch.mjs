#!/usr/bin/env node
/** The program `westmarch` under whatever Node is at hand: sees to the packages and the runtime, then hands over. */
import process from "node:process";

process.argv.splice(2, 0, "westmarch");
await import("./run.mjs");
