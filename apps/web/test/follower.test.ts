import { expect, test } from "vitest";
import { Follower, type Scrolled } from "../src/table/log/follower.ts";

/** A box of 100 px with a text that grows, whose scroll events come when they are told of: late, as in a browser. */
class Box extends EventTarget implements Scrolled {
  readonly clientHeight = 100;
  scrollHeight = 100;
  #top = 0;
  get scrollTop() {
    return this.#top;
  }
  set scrollTop(top: number) {
    this.#top = Math.max(0, Math.min(top, this.scrollHeight - this.clientHeight));
  }
  happens(kind: string) {
    this.dispatchEvent(new Event(kind));
  }
  get fromEnd() {
    return this.scrollHeight - this.clientHeight - this.scrollTop;
  }
}

function follow() {
  const box = new Box();
  const page = new EventTarget();
  const told: boolean[] = [];
  const time = { now: 0 };
  const follower = new Follower(
    box,
    page,
    (follows) => told.push(follows),
    () => time.now,
  );
  const write = (pixels: number) => {
    box.scrollHeight += pixels;
    follower.laidOut();
  };
  return { box, page, told, time, follower, write };
}

test("a log that nobody touches stays at its end, however late the browser tells of scrolling", () => {
  const { box, told, follower, write } = follow();
  write(500);
  // More is written before the event of the first scrolling comes.
  box.scrollHeight += 300;
  box.happens("scroll");
  follower.laidOut();
  expect(box.fromEnd).toBe(0);
  write(20);
  expect(box.fromEnd).toBe(0);
  expect(told).toEqual([]);
});

test("a box that was laid out anew goes back to the end of its text", () => {
  const { box, follower, write } = follow();
  write(500);
  // It was hidden under a scene, and has lost its place.
  box.scrollTop = 0;
  box.happens("scroll");
  follower.laidOut();
  expect(box.fromEnd).toBe(0);
});

test.each(["wheel", "touchmove", "keydown"])("who scrolls up by %s is left alone where they read", (kind) => {
  const { box, told, write } = follow();
  write(500);
  box.happens(kind);
  box.scrollTop -= 200;
  box.happens("scroll");
  write(100);
  expect(box.scrollTop).toBe(300);
  expect(told).toEqual([false]);
});

test("a scroll bar that is held, however long, is a hand", () => {
  const { box, page, time, told, write } = follow();
  write(500);
  box.happens("pointerdown");
  time.now += 60_000;
  box.scrollTop -= 200;
  box.happens("scroll");
  page.dispatchEvent(new Event("pointerup"));
  expect(told).toEqual([false]);
  write(100);
  expect(box.scrollTop).toBe(300);
});

test("a hand that went long ago does not scroll", () => {
  const { box, time, told, write } = follow();
  write(500);
  box.happens("wheel");
  time.now += 5000;
  box.scrollTop -= 200;
  box.happens("scroll");
  write(100);
  expect(box.fromEnd).toBe(0);
  expect(told).toEqual([]);
});

test("it follows again at the end, by hand or when asked", () => {
  const { box, told, follower, write } = follow();
  const leave = () => {
    box.happens("wheel");
    box.scrollTop -= 200;
    box.happens("scroll");
  };
  write(500);
  leave();
  box.happens("wheel");
  box.scrollTop = box.scrollHeight;
  box.happens("scroll");
  write(100);
  expect(box.fromEnd).toBe(0);
  leave();
  follower.resume();
  expect(box.fromEnd).toBe(0);
  write(100);
  expect(box.fromEnd).toBe(0);
  expect(told).toEqual([false, true, false, true]);
});
