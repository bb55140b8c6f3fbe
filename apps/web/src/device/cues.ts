/** What cues sound like: short, quiet and made on the spot, without recordings. */
import type { Sound } from "@westmarch/boardkit";

/** What is heard: what happens at a table, wood that is put down, or a bell that calls. */
export type Cue = Sound | "put" | "call";

/** A note, or a breath of noise around a pitch. */
export interface Note {
  readonly wave: OscillatorType | "noise";
  /** Hertz at the beginning and at the end. */
  readonly pitch: readonly [number, number];
  /** Seconds after the cue begins, and for how long. */
  readonly after: number;
  readonly lasts: number;
  readonly loud: number;
}

/** A die that strikes a table, and its rattle. */
const knock = (after: number, pitch: number, loud: number): readonly Note[] => [
  { wave: "noise", pitch: [pitch * 2.2, pitch * 1.6], after, lasts: 0.035, loud },
  { wave: "triangle", pitch: [pitch, pitch * 0.6], after, lasts: 0.05, loud: loud * 0.6 },
];

/** A foot on the ground. */
const tread = (after: number, loud: number): readonly Note[] => [
  { wave: "sine", pitch: [120, 55], after, lasts: 0.1, loud },
  { wave: "noise", pitch: [420, 240], after, lasts: 0.05, loud: loud * 0.25 },
];

export const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  // Wood on a table.
  put: [
    { wave: "triangle", pitch: [190, 70], after: 0, lasts: 0.09, loud: 0.5 },
    { wave: "square", pitch: [900, 300], after: 0, lasts: 0.02, loud: 0.06 },
  ],
  // Dice that are thrown and come to rest.
  dice: [
    ...knock(0, 720, 0.2),
    ...knock(0.07, 860, 0.17),
    ...knock(0.12, 640, 0.15),
    ...knock(0.2, 780, 0.1),
    ...knock(0.26, 700, 0.07),
  ],
  // Card on card.
  card: [
    { wave: "noise", pitch: [2600, 5200], after: 0, lasts: 0.09, loud: 0.09 },
    { wave: "triangle", pitch: [320, 160], after: 0.06, lasts: 0.07, loud: 0.22 },
  ],
  // Feet that go by.
  march: [...tread(0, 0.3), ...tread(0.15, 0.24), ...tread(0.3, 0.18)],
  // A tile that is turned over on stone.
  tile: [
    { wave: "noise", pitch: [1500, 2300], after: 0, lasts: 0.05, loud: 0.06 },
    { wave: "triangle", pitch: [540, 400], after: 0.07, lasts: 0.06, loud: 0.26 },
    { wave: "triangle", pitch: [470, 380], after: 0.13, lasts: 0.04, loud: 0.12 },
  ],
  // Iron on iron, and what falls.
  blow: [
    { wave: "square", pitch: [1420, 1360], after: 0, lasts: 0.14, loud: 0.028 },
    { wave: "square", pitch: [1910, 1830], after: 0.005, lasts: 0.1, loud: 0.02 },
    { wave: "noise", pitch: [3200, 1200], after: 0, lasts: 0.05, loud: 0.1 },
    { wave: "sine", pitch: [140, 60], after: 0.03, lasts: 0.14, loud: 0.34 },
  ],
  // A small bell, twice.
  call: [
    { wave: "sine", pitch: [784, 784], after: 0, lasts: 0.5, loud: 0.22 },
    { wave: "sine", pitch: [1046, 1046], after: 0.14, lasts: 0.7, loud: 0.18 },
  ],
};

/** A second of noise, made once for a context. */
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // What a player hears has nothing to do with the chance of a game.
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

/** What makes the sound of a note, and what it goes through. */
function sourceOf(context: BaseAudioContext, { wave, pitch, lasts }: Note, at: number) {
  const [from, to] = pitch;
  if (wave !== "noise") {
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + lasts);
    return { source, through: source };
  }
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(band);
  return { source, through: band };
}

/** Plays a cue so many seconds from now; tells what sounds, which says when it has ended. */
export function sounded(context: BaseAudioContext, cue: Cue, after: number): readonly EventTarget[] {
  return CUES[cue].map((note) => {
    const at = context.currentTime + after + note.after;
    const level = context.createGain();
    const { source, through } = sourceOf(context, note, at);
    level.gain.setValueAtTime(note.loud, at);
    level.gain.exponentialRampToValueAtTime(0.001, at + note.lasts);
    through.connect(level).connect(context.destination);
    source.start(at);
    source.stop(at + note.lasts);
    return source;
  });
}
