import type { ChatLine } from "@westmarch/protocol";
import { expect, test } from "vitest";
import { ownUndoings } from "../src/play/tableNotices.ts";

const undo = (id: number): ChatLine => ({ id, seat: null, name: "Ada", text: "undo", at: 0 });

test("each time a player takes a choice back one line speaks of it, however quickly the game goes on", () => {
  expect(ownUndoings([undo(1), undo(2)], [0, 1])).toEqual(new Set([1, 2]));
  expect(ownUndoings([undo(1), undo(2)], [0, 0])).toEqual(new Set([1, 2]));
});

test("what others take back is news", () => {
  expect(ownUndoings([undo(1), undo(2), undo(3)], [0, 2])).toEqual(new Set([1, 3]));
  expect(ownUndoings([undo(1)], [])).toEqual(new Set());
});
