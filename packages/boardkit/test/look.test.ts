/** How a map lies in its room, and where it goes when it is drawn near. */
import { describe, expect, test } from "vitest";
import {
  begun,
  between,
  bringing,
  bringingOut,
  centred,
  drawn,
  held,
  isNear,
  kept,
  recalled,
  refitted,
  seen,
  showing,
  whole,
} from "../src/map/look.ts";

const SIZE = { width: 1000, height: 500 };
const ROOM = { left: 20, top: 10, width: 800, height: 600 };
const HOME = held(whole(SIZE, ROOM, 0), SIZE, ROOM, { k: 0, x: 0, y: 0 });

test("the whole map is as large as its room allows, in the middle of it", () => {
  const look = held(whole(SIZE, ROOM, 0), SIZE, ROOM, whole(SIZE, ROOM, 0));
  expect(look).toEqual({ k: 0.8, x: 20, y: 10 + (600 - 400) / 2 });
});

test("a map that would be too small for fingers keeps its least size and shows its near edge", () => {
  const look = whole(SIZE, ROOM, 1.5);
  expect(look.k).toBe(1.5);
  expect(look.y + SIZE.height * look.k).toBe(ROOM.top + ROOM.height);
});

test("a map grows no smaller for what its room has lent, and shows its near edge meanwhile", () => {
  const high = { width: 400, height: 600 };
  const lent = whole(high, { ...ROOM, top: 50, height: 560 }, 0, 40);
  expect(lent).toEqual(whole(high, ROOM, 0));
});

describe("drawn near", () => {
  const near = { k: 2, x: 0, y: 0 };

  test("it may be moved past its edge by a quarter of the room and no farther", () => {
    const far = held({ ...near, x: 5000, y: -5000 }, SIZE, ROOM, HOME);
    expect(far.x).toBe(ROOM.left + ROOM.width * 0.25);
    expect(far.y).toBe(ROOM.top + ROOM.height - SIZE.height * 2 - ROOM.height * 0.25);
  });

  test("what lies under the pointer stays there", () => {
    const look = drawn(near, 3, { x: 400, y: 100 });
    expect(look.k).toBe(3);
    expect((400 - look.x) / look.k).toBeCloseTo((400 - near.x) / near.k);
    expect((100 - look.y) / look.k).toBeCloseTo((100 - near.y) / near.k);
  });

  test("it is near only if it is nearer than the whole", () => {
    expect(isNear(near, HOME)).toBe(true);
    expect(isNear(HOME, HOME)).toBe(false);
  });

  test("what is seen of it lies in the page's own units", () => {
    expect(seen(centred(2, 500, 250, ROOM), ROOM)).toEqual({ left: 300, top: 100, width: 400, height: 300 });
  });
});

test("a thing beyond the edge is brought in by as little as it takes, and one that is seen moves nothing", () => {
  const look = { k: 2, x: 0, y: 0 };
  expect(bringing(look, { left: 790, top: 100, width: 60, height: 20 }, ROOM)).toEqual({
    k: 2,
    x: -30,
    y: 0,
  });
  expect(bringing(look, { left: 100, top: 100, width: 60, height: 20 }, ROOM)).toEqual(look);
});

describe("a thing under the small map at the foot of the room", () => {
  const look = { k: 2, x: 0, y: 0 };
  const cover = { left: 600, top: 400, width: 220, height: 210 };
  const anywhere = (to: typeof look) => to;

  test("is brought out from under it by the shorter way", () => {
    const low = { left: 700, top: 390, width: 60, height: 40 };
    expect(bringingOut(look, low, ROOM, [cover], anywhere)).toEqual({ k: 2, x: 0, y: -30 });
    const aside = { left: 580, top: 500, width: 60, height: 40 };
    expect(bringingOut(look, aside, ROOM, [cover], anywhere)).toEqual({ k: 2, x: -40, y: 0 });
  });

  test("stays where it is if it is not under it, or if the map cannot be moved so far", () => {
    const seen = { left: 100, top: 450, width: 60, height: 40 };
    expect(bringingOut(look, seen, ROOM, [cover], anywhere)).toEqual(look);
    const low = { left: 700, top: 450, width: 60, height: 40 };
    expect(bringingOut(look, low, ROOM, [cover], () => look)).toEqual(look);
    expect(bringingOut(look, low, ROOM, [], anywhere)).toEqual(look);
  });

  test("is not brought out from under one thing to lie under another", () => {
    const dice = { left: 20, top: 560, width: 620, height: 50 };
    const low = { left: 580, top: 565, width: 60, height: 40 };
    expect(bringingOut(look, low, ROOM, [cover, dice], anywhere)).toEqual({ k: 2, x: 0, y: -205 });
  });

  test("is brought into sight as far as may be where there is no room beside the small map", () => {
    const wide = { left: 20, top: 400, width: 800, height: 210 };
    const tall = { left: 830, top: 100, width: 60, height: 500 };
    expect(bringingOut(look, tall, ROOM, [wide], anywhere)).toEqual({ k: 2, x: -70, y: 0 });
  });
});

describe("parts that are to be seen", () => {
  const look = { k: 2, x: 0, y: 0 };
  const part = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

  test("move nothing where all of them are seen", () => {
    expect(showing(look, [part(50, 50), part(300, 200)], ROOM)).toEqual(look);
    expect(showing(look, [], ROOM)).toEqual(look);
  });

  test("come in together where there is room for all of them", () => {
    expect(showing(look, [part(300, 50), part(500, 50)], ROOM)).toEqual({ k: 2, x: -220, y: 0 });
  });

  test("leave the map where it is if one of them is seen and there is no room for all", () => {
    expect(showing(look, [part(50, 50), part(900, 50)], ROOM)).toEqual(look);
  });

  test("come in by the nearest of them if none is seen", () => {
    expect(showing(look, [part(500, 50), part(990, 50)], ROOM)).toEqual({ k: 2, x: -220, y: 0 });
  });
});

test("a map whose whole is too small to be read begins at a place of it, and another as a whole", () => {
  const small = { left: 0, top: 0, width: 300, height: 400 };
  const home = whole(SIZE, small, 0);
  const first = { k: 0.8, x: 600, y: 300 };
  const at = begun(first, SIZE, small, home);
  expect(at.k).toBe(0.8);
  expect(at.x + 600 * at.k).toBe(150);
  expect(begun(first, SIZE, ROOM, HOME)).toEqual(HOME);
  expect(begun(null, SIZE, small, home)).toEqual(home);
});

describe("a look that is kept", () => {
  test("comes back as it was in the same room", () => {
    const look = held(centred(2, 400, 200, ROOM), SIZE, ROOM, HOME);
    const back = recalled(kept(look, SIZE, ROOM, HOME), SIZE, ROOM, HOME);
    expect(back.k).toBeCloseTo(look.k);
    expect(back.x).toBeCloseTo(look.x);
    expect(back.y).toBeCloseTo(look.y);
  });

  test("shows the same place in a window of another size", () => {
    const small = { left: 0, top: 0, width: 300, height: 200 };
    const home = whole(SIZE, small, 0);
    const back = recalled(kept(centred(2, 400, 200, ROOM), SIZE, ROOM, HOME), SIZE, small, home);
    const { left, top, width, height } = seen(back, small);
    expect([left + width / 2, top + height / 2]).toEqual([expect.closeTo(400), expect.closeTo(200)]);
  });

  test("is never nearer than a map may be drawn, whatever a device says", () => {
    expect(recalled({ near: 900, x: 0.5, y: 0.5 }, SIZE, ROOM, HOME).k).toBeCloseTo(HOME.k * 4);
  });
});

test("what happens elsewhere is come to in a straight line", () => {
  const near = { k: 2, x: -400, y: -100 };
  const to = { k: 2, x: -1000, y: -300 };
  expect(between(near, to, 0)).toEqual(near);
  expect(between(near, to, 1)).toEqual(to);
  expect(between(near, to, 0.5)).toEqual({ k: 2, x: -700, y: -200 });
});

describe("a map in a room of another size", () => {
  const old = { room: ROOM, home: HOME };
  const into = (room: typeof ROOM) => ({ room, home: whole(SIZE, room, 0) });

  test("is whole again where it was whole, and where it had stepped back further", () => {
    const now = into({ ...ROOM, width: 600 });
    expect(refitted(HOME, old, now, 4)).toEqual(now.home);
    expect(refitted({ ...HOME, k: HOME.k / 2 }, old, now, 4)).toEqual(now.home);
  });

  test("keeps its middle where the room is wider or narrower", () => {
    const now = into({ ...ROOM, width: 600 });
    const { left, top, width, height } = seen(refitted(centred(2, 400, 200, ROOM), old, now, 4), now.room);
    expect([left + width / 2, top + height / 2]).toEqual([expect.closeTo(400), expect.closeTo(200)]);
  });

  test("stays above what grows at its foot, and is never drawn nearer than it may be", () => {
    const look = centred(2, 400, 200, ROOM);
    const now = into({ ...ROOM, height: ROOM.height - 100 });
    expect(refitted(look, old, now, 4)).toEqual({ ...look, y: look.y - 100 });
    expect(refitted(look, old, now, 1.5).k).toBe(1.5);
  });
});
