/** The pictures of Gandalf and his friends. */
import type { GANDALF as CARDS } from "../../../data/cards/gandalf.ts";
import { GANDALF } from "../folk/known.ts";
import type { PictureRows } from "../row.ts";

export const GANDALF_ROWS: PictureRows<typeof CARDS> = {
  "1R69": {
    at: "inn",
    by: "torch",
    shows: [
      {
        is: "man",
        tunic: "mustard",
        cloak: "wine",
        hair: "mop",
        hairs: "fox",
        beard: "moustache",
        hat: "featherHat",
        hats: "green",
        holds: "lute",
        mood: "glad",
      },
    ],
  },
  "1U70": {
    at: "inn",
    by: "hearth",
    shows: [
      {
        is: "man",
        tunic: "cream",
        vest: "clay",
        hair: "bald",
        hairs: "chestnut",
        beard: "whiskers",
        stout: 1.2,
        belt: "none",
        holds: "mug",
        other: "mug",
        mood: "glad",
      },
    ],
  },
  "1R71": { at: "lake", by: "moonset", shows: [{ is: "durinDoor", y: 122 }] },
  "1R72": { at: "shire", by: "day", shows: [{ ...GANDALF, holds: "staff", mood: "glad" }] },
  "1U73": { at: "hills", by: "morning", shows: [{ is: "cart", y: 134 }] },
  "1U74": { at: "greylight", by: "gold", shows: [{ is: "gandalfPipe", size: 1.3 }] },
  "1R75": { at: "greylight", by: "evening", shows: [{ is: "glamdring" }] },
  "1C76": {
    at: "bridge",
    by: "deep",
    shows: [
      { is: "light", y: 108 },
      { ...GANDALF, mood: "shouting", holds: "staff", raised: true, other: "open" },
    ],
  },
  "1U77": { at: "moor", by: "mist", shows: [{ is: "hoods", y: 116 }] },
  "1C78": {
    at: "street",
    by: "rain",
    shows: [{ ...GANDALF, tilt: 6, cloak: "slate", hats: "iron", holds: "stick", mood: "asleep" }],
  },
  "1R79": { at: "mountain", by: "sunset", shows: [{ is: "nineWalkers", y: 124 }] },
  "1R80": {
    at: "lakeshore",
    by: "morning",
    shows: [
      {
        is: "man",
        tunic: "teal",
        vest: "oak",
        hair: "short",
        hairs: "bronze",
        beard: "short",
        hat: "cap",
        hats: "navy",
        belt: "none",
        holds: "fish",
        stout: 1.06,
      },
    ],
  },
  "1R81": { at: "study", by: "torch", shows: [{ is: "books", y: 124 }] },
  "1C82": { at: "cavern", by: "deep", shows: [{ is: "littleLight", y: 124 }] },
  "1R83": { at: "bridge", by: "blaze", shows: [{ is: "secretFire", y: 112 }] },
  "1C84": { at: "pass", by: "snow", shows: [{ is: "light" }] },
  "1C85": { at: "rivendell", by: "gold", shows: [{ is: "spirit", y: 116 }] },
  "1C86": { at: "orthanc", by: "gloom", shows: [{ is: "palantir", y: 116 }] },
  "1R87": {
    at: "hills",
    by: "starlight",
    shows: [
      { is: "fireworks", y: 110 },
      { ...GANDALF, size: 0.62, y: 240, mood: "glad" },
    ],
  },
  "1P364": {
    at: "wild",
    by: "evening",
    shows: [{ ...GANDALF, holds: "sword", other: "staff", mood: "grim" }],
  },
};
