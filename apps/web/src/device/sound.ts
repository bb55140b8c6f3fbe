/** Small sounds made on the spot: no recordings, nothing to load. */
export type Cue = "put" | "turn" | "call";

interface Note {
  readonly wave: OscillatorType;
  /** Hertz at the beginning and at the end. */
  readonly pitch: readonly [number, number];
  readonly after: number;
  readonly lasts: number;
  readonly loud: number;
}

const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  // Wood on a table.
  put: [
    { wave: "triangle", pitch: [190, 70], after: 0, lasts: 0.09, loud: 0.5 },
    { wave: "square", pitch: [900, 300], after: 0, lasts: 0.02, loud: 0.06 },
  ],
  // Card on card.
  turn: [
    { wave: "sawtooth", pitch: [1600, 500], after: 0, lasts: 0.06, loud: 0.05 },
    { wave: "triangle", pitch: [320, 160], after: 0.05, lasts: 0.07, loud: 0.25 },
  ],
  // A small bell, twice.
  call: [
    { wave: "sine", pitch: [784, 784], after: 0, lasts: 0.5, loud: 0.22 },
    { wave: "sine", pitch: [1046, 1046], after: 0.14, lasts: 0.7, loud: 0.18 },
  ],
};

let context: AudioContext | null = null;
/** Notes that have not ended. */
let sounding = 0;

/** A context that waits for the next cue costs a phone its battery, so it sleeps when the last note has ended. */
function ended(): void {
  sounding--;
  if (sounding === 0) context?.suspend();
}

/** What a browser takes for a player's own doing. */
const PRESSES = ["pointerup", "keydown"] as const;

/**
 * Begins a context within the player's next press: on phones only one that began so may ever be heard. It sleeps until the
 * first cue.
 */
function begin(): void {
  for (const press of PRESSES) removeEventListener(press, begin, true);
  context = new AudioContext();
  // Asleep again at once, unless a cue came first.
  context.resume().then(
    () => {
      if (sounding === 0) context?.suspend();
    },
    () => {}, // the browser lets nothing be heard here: the table is seen and read all the same
  );
}

/** Lets cues be heard from the player's next press on. Browsers keep silent until then. */
export function listenForPress(): void {
  if (!context) for (const press of PRESSES) addEventListener(press, begin, true);
}

/** Plays a cue, if the player has pressed anything since `listenForPress`. */
export function play(cue: Cue): void {
  if (!context) return;
  context.resume().catch(() => {}); // as above
  const now = context.currentTime;
  for (const { wave, pitch, after, lasts, loud } of CUES[cue]) {
    const note = context.createOscillator();
    const level = context.createGain();
    note.type = wave;
    note.frequency.setValueAtTime(pitch[0], now + after);
    note.frequency.exponentialRampToValueAtTime(pitch[1], now + after + lasts);
    level.gain.setValueAtTime(loud, now + after);
    level.gain.exponentialRampToValueAtTime(0.001, now + after + lasts);
    note.connect(level).connect(context.destination);
    note.start(now + after);
    note.stop(now + after + lasts);
    note.addEventListener("ended", ended);
    sounding++;
  }
}
