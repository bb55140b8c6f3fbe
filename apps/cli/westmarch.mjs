#!/usr/bin/env node
/** What `npx westmarch` finds; the work is in `tools/`. */
await import("../../tools/westmarch.mjs");
