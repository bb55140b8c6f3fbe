/** Orcs, goblins and Uruk-hai, to the waist; a troll; the Nine. */
import { cut, disc, flat, form, glow, pen, put, type Spot, shade } from "../marks.ts";
import { INK, PAINT, type Paint } from "../paint.ts";
import { type Charge, charge } from "./charges.ts";
import { grip, type Held, held, leanOf } from "./held.ts";

const HELMS = {
  pot: (c: string) =>
    form("M-28-148C-32-180-20-196 0-198C20-196 32-180 28-148L20-156C10-162-10-162-20-156Z", c, { pen: 2 }) +
    pen("-24,-166 0,-172 24,-166|0,-196 0,-172", { width: 1.8 }) +
    cut("-4,-197 0,-214 4,-197", c),
  horned: (c: string) =>
    form("M-28-148C-32-180-20-196 0-198C20-196 32-180 28-148L20-156C10-162-10-162-20-156Z", c, { pen: 2 }) +
    pen("-24,-166 0,-172 24,-166|0,-196 0,-172", { width: 1.8 }) +
    form(
      "M-24-176C-40-180-46-194-44-206C-34-196-26-194-16-190ZM24-176C40-180 46-194 44-206C34-196 26-194 16-190Z",
      "#b9ad97",
    ),
  masked: (c: string) =>
    form(
      "M-30-118C-36-180-20-198 0-200C20-198 36-180 30-118L12-110 6-134 10-142 20-150H4L0-144-4-150H-20L-10-142-6-134-12-110Z",
      c,
      { pen: 2 },
    ) + pen("0,-198 0,-156|-24,-168 -8,-166|24,-168 8,-166", { width: 1.8 }),
  crested: (c: string) =>
    form("M-28-148C-32-180-20-196 0-198C20-196 32-180 28-148L20-156C10-162-10-162-20-156Z", c, { pen: 2 }) +
    form("M-6-190C-12-216 0-226 14-222 10-214 18-206 24-190 14-196 4-196-6-190Z", "#7f1d14", { pen: 1.8 }) +
    pen("-24,-166 0,-172 24,-166", { width: 1.8 }),
  kettle: (c: string) =>
    form("M-24-162C-24-190-10-198 0-198 10-198 24-190 24-162Z", c, { pen: 2 }) +
    form("M-42-152C-30-166 30-166 42-152 24-158-24-158-42-152Z", c, { pen: 2 }) +
    pen("-8,-194 -12,-166|8,-194 12,-166", { width: 1.6 }),
  spiked: (c: string) =>
    form("M-28-146C-32-180-20-194 0-196C20-194 32-180 28-146L20-154C10-160-10-160-20-154Z", c, { pen: 2 }) +
    cut("-28,-164 -42,-174 -26,-176", c) +
    cut("28,-164 42,-174 26,-176", c) +
    cut("-16,-188 -22,-206 -8,-194", c) +
    cut("16,-188 22,-206 8,-194", c) +
    cut("-5,-194 0,-216 5,-194", c),
  bucket: (c: string) =>
    form("M-27-146L-24-196H24L27-146 16-152V-160H-16V-152Z", c, { pen: 2 }) +
    pen("-25,-172 25,-172|-25,-188 25,-188", { width: 2 }) +
    [-16, 0, 16].map((x) => disc(x, -180, 2.2, "#b9ad97")).join(""),
  hood: (c: string) =>
    form(
      "M-36-104C-42-150-34-196 0-202C34-196 42-150 36-104C28-116 30-148 22-164C10-176-10-176-22-164C-30-148-28-116-36-104Z",
      c,
      { pen: 2 },
    ),
  hair: (c: string) =>
    form(
      "M-26-150C-34-182-14-200 0-198 14-200 34-182 26-150 24-166 18-174 10-178L4-168-2-180-10-170C-18-170-24-164-26-150Z",
      c,
    ) +
    form(
      "M-26-162C-38-150-40-120-36-100-30-112-26-130-22-144ZM26-162C38-150 40-120 36-100 30-112 26-130 22-144Z",
      c,
    ),
  topknot: (c: string) =>
    form("M-6-184C-10-198-18-206-14-218-4-212-2-222 6-216 4-204 10-196 6-184Z", c) +
    pen("-22,-172 -12,-180|22,-172 12,-180", { width: 2 }),
  bare: () => pen("-14,-176 -6,-180|6,-180 14,-176|-18,-168 -10,-171", { width: 1.6, opacity: 0.6 }),
} as const;

export type Helm = keyof typeof HELMS;

const MOUTHS = {
  fangs:
    pen("-14,-120 -6,-124 0,-122 6,-124 14,-120", { width: 2.2, opacity: 1 }) +
    cut("-10,-121 -8,-130 -6,-122", "#f5ecd8", { pen: 1.2 }) +
    cut("10,-121 8,-130 6,-122", "#f5ecd8", { pen: 1.2 }),
  roar:
    form("M-15-124C-8-130 8-130 15-124 16-110-16-110-15-124Z", "#4a1510") +
    cut("-11,-125 -8,-118 -5,-126", "#f5ecd8", { pen: 1 }) +
    cut("11,-125 8,-118 5,-126", "#f5ecd8", { pen: 1 }) +
    cut("-7,-113 -5,-120 -3,-113", "#f5ecd8", { pen: 1 }) +
    cut("7,-113 5,-120 3,-113", "#f5ecd8", { pen: 1 }),
  grin:
    form("M-16-126C-6-120 6-120 16-126 12-112-12-112-16-126Z", "#f0e2c4", { pen: 1.6 }) +
    pen("-9,-123 -8,-114|-3,-121 -3,-113|3,-121 3,-113|9,-123 8,-114", { width: 1.2 }),
  shut: pen("-12,-121 0,-124 12,-121|-14,-118 -16,-124|14,-118 16,-124", { width: 2.2, opacity: 1 }),
} as const;

export interface Orc extends Spot {
  readonly is: "orc" | "goblin" | "uruk";
  readonly skin?: string;
  readonly armour?: Paint;
  readonly cloth?: Paint;
  readonly helm?: Helm;
  readonly iron?: Paint;
  readonly mouth?: keyof typeof MOUTHS;
  readonly eyes?: string;
  readonly wears?: Charge;
  /** The white hand on the face. */
  readonly painted?: true;
  readonly scar?: true;
  readonly holds?: Held;
  readonly lean?: number;
  readonly raised?: true;
  readonly other?: Held | "shield" | "handShield";
  readonly stout?: number;
  readonly tilt?: number;
}

const KINDS = {
  orc: { skin: "#8a6a4c", armour: "soot", cloth: "blood", helm: "pot", iron: "earth", eyes: "#FFCF4A" },
  goblin: { skin: "#8a9058", armour: "earth", cloth: "umber", helm: "pot", iron: "dun", eyes: "#F2E03A" },
  uruk: { skin: "#5d4a3a", armour: "coal", cloth: "dark", helm: "bare", iron: "soot", eyes: "#F0B040" },
} as const;

const GOBLIN_EARS = "M-24-150L-52-166-24-132ZM24-150L52-166 24-132Z";
const ORC_EARS = "M-24-150L-42-160-24-134ZM24-150L42-160 24-134Z";

const orcHead = (o: Orc, skin: string, eyes: string, helm: Helm, iron: string): string =>
  form(o.is === "goblin" ? GOBLIN_EARS : ORC_EARS, skin) +
  form("M-25-158C-28-130-20-108 0-104C20-108 28-130 25-158C25-184-25-184-25-158Z", skin, { pen: 2 }) +
  shade("M0-178C18-176 25-172 25-158C28-130 20-108 0-104Z", 0.2) +
  (o.painted
    ? flat(
        "M-8-112C-14-128-18-140-17-154L-12-150-9-164-4-152 1-166 5-152 11-162 13-148 18-150C18-134 12-122 8-112Z",
        "#efe6d0",
        0.85,
      )
    : "") +
  flat(
    "M-17-146C-12-152-5-150-3-144C-8-141-14-142-17-146ZM17-146C12-152 5-150 3-144C8-141 14-142 17-146Z",
    eyes,
  ) +
  disc(-9, -146, 1.9, INK) +
  disc(9, -146, 1.9, INK) +
  pen("-20,-152 -10,-154 -2,-148|20,-152 10,-154 2,-148", { width: 3, opacity: 1 }) +
  pen("-4,-138 0,-132 4,-138", { width: 1.8, opacity: 0.9 }) +
  (o.scar
    ? pen("10,-166 14,-148 12,-128|8,-158 17,-156|9,-142 17,-140", {
        width: 1.6,
        opacity: 0.8,
        colour: "#5a1c16",
      })
    : "") +
  MOUTHS[o.mouth ?? "fangs"] +
  HELMS[helm](iron);

const SHOULDERS =
  "M-36-106C-70-116-86-92-84-70C-66-74-50-82-36-92ZM36-106C70-116 86-92 84-70C66-74 50-82 36-92Z";
const SLEEVE = "M40-100C66-96 86-76 84-50L64-44C62-62 52-74 38-82Z";
const FIST = "M63-58C61-68 83-70 86-60C88-50 84-42 73-42C63-42 63-50 63-58Z";

const orcArm = (o: Orc, skin: string, iron: string): string => {
  if (o.raised)
    return grip(
      o.holds,
      { x: 92, y: -146, turn: o.lean ?? -18 },
      form("M38-104C60-104 74-120 80-146L102-138C102-108 78-80 48-74Z", skin, { pen: 1.9 }) +
        cut("76,-132 104,-124 100,-108 72,-116", iron, { pen: 1.7 }),
      put(form(FIST, skin), { x: 18, y: -92 }),
    );
  if (o.holds === undefined) return "";
  return grip(
    o.holds,
    { x: 72, y: -54, turn: o.lean ?? leanOf(o.holds) },
    form(SLEEVE, skin, { pen: 1.9 }),
    form(FIST, skin) + cut("58,-76 86,-84 90,-70 62,-62", iron, { pen: 1.7 }),
  );
};

const orcOther = (o: Orc, skin: string, iron: string): string => {
  if (o.other === undefined) return "";
  if (o.other === "shield" || o.other === "handShield")
    return put(
      form("M-30-40L0-48 30-40 26 14 0 44-26 14Z", iron, { pen: 2.2 }) +
        pen("-22,-34 -18,12 0,34|22,-34 18,12 0,34", { width: 1.6 }) +
        (o.other === "handShield" ? charge("hand") : disc(0, -6, 9, "#8b8f92", 1.8)),
      { x: -60, y: -48 },
    );
  return put(
    grip(
      o.other,
      { x: 72, y: -54, turn: leanOf(o.other) },
      form(SLEEVE, skin, { pen: 1.9 }),
      form(FIST, skin),
    ),
    {
      flip: true,
    },
  );
};

/** An Orc of any kind with its waist at its spot. */
export const orc = (o: Orc): string => {
  const kind = KINDS[o.is];
  const skin = o.skin ?? kind.skin;
  const armour = PAINT[o.armour ?? kind.armour];
  const iron = PAINT[o.iron ?? kind.iron];
  const head = orcHead(o, skin, o.eyes ?? kind.eyes, o.helm ?? kind.helm, iron);
  const body =
    form("M-30-100C-64-112-84-70-88 6H88C84-70 64-112 30-100Z", PAINT[o.cloth ?? kind.cloth], { pen: 2 }) +
    form("M-40-104C-60-90-58-40-62 6H62C58-40 60-90 40-104C18-112-18-112-40-104Z", armour, { pen: 2 }) +
    shade("M6-110C24-110 32-107 40-104C60-90 58-40 62 6H26C30-40 24-80 6-110Z", 0.25) +
    pen("-56,-62 0,-52 56,-62|-58,-32 0,-22 58,-32|0,-104 0,4", { width: 2 }) +
    [-44, -20, 20, 44].map((x) => disc(x, -44, 2, "#b9ad97")).join("") +
    form(SHOULDERS, iron, { pen: 2 }) +
    cut("-70,-104 -84,-126 -60,-108", iron) +
    cut("70,-104 84,-126 60,-108", iron) +
    (o.wears === undefined ? "" : put(charge(o.wears), { y: -68, size: 1.15 })) +
    (o.tilt === undefined ? head : put(put(head, { y: 110 }), { y: -110, turn: o.tilt })) +
    orcOther(o, skin, iron) +
    orcArm(o, skin, iron);
  const wide = o.stout ?? 1;
  return put(wide === 1 ? body : `<g transform="scale(${wide} 1)">${body}</g>`, {
    x: 150,
    y: 238,
    ...o,
    size: 1.04 * (o.size ?? 1),
  });
};

export interface Troll extends Spot {
  readonly is: "troll";
  readonly holds?: Held;
  readonly stone?: true;
  readonly hide?: string;
}

export const troll = (t: Troll): string => {
  const hide = t.hide ?? (t.stone ? "#a8a498" : "#7c7a70");
  const arm =
    form("M66-132C104-126 126-92 122-62L94-52C92-78 82-90 64-98Z", hide, { pen: 2.2 }) +
    form("M94-68C92-82 120-84 124-70C127-56 120-46 108-46C94-46 94-58 94-68Z", hide, { pen: 2 });
  return put(
    (t.holds === undefined ? "" : put(held(t.holds), { x: 106, y: -66, turn: 16, size: 1.25 })) +
      form("M-118 6C-122-60-104-128-60-146C-30-156 30-156 60-146C104-128 122-60 118 6Z", hide, { pen: 2.4 }) +
      shade("M20-152C44-150 56-148 60-146C104-128 122-60 118 6H56C70-60 60-120 20-152Z", 0.2) +
      pen(
        "-70,-84 -52,-72 -30,-80|70,-84 52,-72 30,-80|-20,-60 -24,-10|20,-60 26,-10|-96,-60 -88,-20|0,-70 0,-30",
        { width: 2.2, opacity: 0.6 },
      ) +
      form("M-30-120C-40-150-32-192 0-196C32-192 40-150 30-120C24-98-24-98-30-120Z", hide, { pen: 2.4 }) +
      form("M-32-152L-46-164-30-136ZM32-152L46-164 30-136Z", hide, { pen: 2 }) +
      shade("M4-196C32-192 40-150 30-120C26-106 14-103 4-103Z", 0.18) +
      pen("-24,-156 -12,-158 -4,-150|24,-156 12,-158 4,-150", { width: 4, opacity: 1 }) +
      (t.stone
        ? pen(
            "-16,-149 -8,-149|8,-149 16,-149|-60,-140 -40,-100 -52,-70 -30,-20|30,-90 50,-60 40,-20|6,-196 12,-176 4,-164",
            { width: 2.4 },
          )
        : disc(-12, -149, 3, "#F2C53A") +
          disc(12, -149, 3, "#F2C53A") +
          disc(-12, -149, 1.4, INK) +
          disc(12, -149, 1.4, INK)) +
      pen("-8,-140 -6,-132 0,-130 6,-132 8,-140|-20,-116 -8,-122 8,-122 20,-116", {
        width: 2.6,
        opacity: 1,
      }) +
      cut("-14,-117 -12,-128 -8,-119", "#f5ecd8", { pen: 1.5 }) +
      cut("14,-117 12,-128 8,-119", "#f5ecd8", { pen: 1.5 }) +
      (t.stone
        ? ""
        : pen("-46,-128 -60,-112 -54,-90 0,-82 54,-90 60,-112 46,-128", {
            width: 5,
            opacity: 1,
            colour: "#4a4440",
          })) +
      arm +
      (t.holds === undefined ? put(arm, { flip: true }) : ""),
    { x: 150, y: 240, ...t },
  );
};

const CROWNS = {
  tall:
    form(
      "M-31-176L-36-214-22-192-14-228-4-196 0-236 4-196 14-228 22-192 36-214 31-176C14-184-14-184-31-176Z",
      "#9aa5ab",
      { pen: 2 },
    ) + shade("M0-236L4-196 14-228 22-192 36-214 31-176C20-182 8-184 0-184Z", 0.22),
  low: form(
    "M-30-178L-30-198-18-190-10-202 0-192 10-202 18-190 30-198 30-178C14-186-14-186-30-178Z",
    "#7e8890",
    { pen: 1.8 },
  ),
  antler: form(
    "M-26-182C-40-192-40-210-50-222-34-216-34-208-30-202-30-212-26-218-28-228-20-214-18-198-14-188ZM26-182C40-192 40-210 50-222 34-216 34-208 30-202 30-212 26-218 28-228 20-214 18-198 14-188Z",
    "#6d7074",
    { pen: 1.8 },
  ),
  band:
    form("M-32-176C-14-186 14-186 32-176L31-166C14-176-14-176-31-166Z", "#8a7a4a", { pen: 1.6 }) +
    disc(0, -179, 4, "#B8F0CC", 1.2),
  spikes: form(
    "M-32-172L-44-204-26-188-20-220-10-194 0-210 10-194 20-220 26-188 44-204 32-172C14-182-14-182-32-172Z",
    "#4a4a54",
    { pen: 2 },
  ),
  helm:
    form("M-32-140C-38-190-20-216 0-218 20-216 38-190 32-140L22-150C20-172-20-172-22-150Z", "#57606a", {
      pen: 2,
    }) + pen("0,-216 0,-172|-26,-180 0,-186 26,-180", { width: 1.8 }),
} as const;

export interface Wraith extends Spot {
  readonly is: "wraith";
  readonly crown?: keyof typeof CROWNS;
  readonly holds?: Held;
  readonly lean?: number;
  readonly raised?: true;
  /** The other arm stretches towards us. */
  readonly reaches?: true;
  readonly cloak?: Paint;
  readonly eyes?: string;
  /** As the wearer of the Ring sees him. */
  readonly unveiled?: true;
  readonly tilt?: number;
}

const GAUNTLET = "M64-62C62-72 84-74 88-63C90-53 86-45 75-45C64-45 64-54 64-62Z";

const wraithArm = (w: Wraith, cloth: string): string => {
  const hand = form(GAUNTLET, "#5d6670") + pen("68,-52 85,-54|68,-58 86,-60", { width: 1.4 });
  if (w.raised)
    return grip(
      w.holds,
      { x: 92, y: -146, turn: w.lean ?? -20 },
      form("M38-108C62-106 78-124 82-146L104-138C106-106 80-76 46-74Z", cloth, { pen: 2 }),
      put(hand, { x: 17, y: -88 }),
    );
  if (w.holds === undefined) return "";
  return grip(
    w.holds,
    { x: 74, y: -60, turn: w.lean ?? leanOf(w.holds) },
    form("M40-104C70-96 92-74 88-48L64-44C60-62 50-74 36-82Z", cloth, { pen: 2 }),
    hand,
  );
};

/** One of the Nine with his waist at his spot. */
export const wraith = (w: Wraith): string => {
  const cloth = w.unveiled ? "#c9d2d4" : PAINT[w.cloak ?? "black"];
  const dark = w.unveiled ? "#98a6aa" : "#1d1a27";
  const fold = w.unveiled ? "#6a787c" : "#0b0a10";
  const face = w.unveiled
    ? form("M-22-116C-26-150-18-180 0-184 18-180 26-150 22-116 10-104-10-104-22-116Z", "#dfe6e2", {
        pen: 1.6,
      }) +
      disc(-8, -148, 5, "#2c3c40") +
      disc(8, -148, 5, "#2c3c40") +
      disc(-8, -148, 1.8, "#FFFFFF") +
      disc(8, -148, 1.8, "#FFFFFF") +
      pen("-2,-138 0,-132 3,-138|-8,-120 0,-124 8,-120|-14,-134 -12,-122|14,-134 12,-122", { width: 1.8 })
    : form("M-25-116C-30-150-22-182 0-188C22-182 30-150 25-116C12-106-12-106-25-116Z", "#050408", {
        pen: 1.6,
      }) + flat("M-14-150l10 3-1 3zM14-150l-10 3 1 3z", w.eyes ?? "#D7E4EE");
  const head =
    form("M-40-104C-48-150-38-204 0-214C38-204 48-150 40-104C22-92-22-92-40-104Z", dark, { pen: 2.2 }) +
    face +
    pen("-34,-170 -40,-124|34,-170 40,-124", { opacity: 0.9, colour: fold }) +
    (w.crown === undefined ? "" : CROWNS[w.crown]);
  return put(
    (w.unveiled ? glow(0, -130, [90, 64], "#E8F4F0", 0.2) : "") +
      form("M-30-124C-72-112-92-50-104 6H104C92-50 72-112 30-124Z", dark, { pen: 2.2 }) +
      form("M-42-112C-64-90-70-40-76 6H76C70-40 64-90 42-112Z", cloth, { pen: 2 }) +
      pen("-46,-80 -58,-20 -62,4|-20,-84 -28,-20|6,-90 4,0|30,-84 40,-10|52,-76 66,-4", {
        width: 1.8,
        opacity: 0.9,
        colour: fold,
      }) +
      (w.tilt === undefined ? head : put(put(head, { y: 110 }), { y: -110, turn: w.tilt })) +
      (w.reaches
        ? form("M-40-104C-78-104-98-88-106-70L-92-50C-80-66-62-74-40-74Z", cloth, { pen: 2 }) +
          form(
            "M-92-50C-100-44-112-36-120-24-112-28-108-28-106-30-110-20-112-12-108-8-104-16-100-24-98-28-98-20-96-12-92-8-92-18-90-26-90-30-86-24-82-20-78-22-80-34-84-44-84-54Z",
            "#5d6670",
          )
        : "") +
      wraithArm(w, cloth),
    { x: 150, y: 238, ...w, size: 1.04 * (w.size ?? 1) },
  );
};
