/** Makes sounds from oscillators and noise: nothing is recorded, so nothing is downloaded. */

/** One tone or rush of air of a sound, which may have several. */
export type Note = {
  wave: Exclude<OscillatorType, "custom"> | "noise";
  /** The pitch; of noise the middle of what is let through. */
  hz: number;
  /** The pitch at its end, when it glides. */
  to?: number;
  /** When it begins after the sound does. */
  atS?: number;
  lastsS: number;
  /** How long it takes to be as loud as it gets; from there it fades. */
  riseS?: number;
  /** 1 is as loud as a device can be. */
  loud: number;
};

const RISE_S = 0.006;
/** An exponential ramp cannot end at 0. */
const SILENCE = 0.0001;

/** Plays the notes into `out`, from `startS` on the clock of its context. */
export function schedule(out: AudioNode, notes: readonly Note[], startS: number): void {
  for (const note of notes) {
    const { atS = 0, lastsS, riseS = RISE_S, loud } = note;
    const fromS = startS + atS;
    const untilS = fromS + lastsS;
    const envelope = out.context.createGain();
    envelope.gain.setValueAtTime(SILENCE, fromS);
    envelope.gain.linearRampToValueAtTime(loud, fromS + riseS);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, untilS);
    const { source, pitch, last } = sourceOf(out.context, note);
    pitch.setValueAtTime(note.hz, fromS);
    pitch.exponentialRampToValueAtTime(note.to ?? note.hz, untilS);
    last.connect(envelope).connect(out);
    source.start(fromS);
    source.stop(untilS);
  }
}

type Source = { source: AudioScheduledSourceNode; pitch: AudioParam; last: AudioNode };

function sourceOf(context: BaseAudioContext, { wave }: Note): Source {
  if (wave === "noise") return noise(context);
  const source = context.createOscillator();
  source.type = wave;
  return { source, pitch: source.frequency, last: source };
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise goes round and round behind a filter. */
function noise(context: BaseAudioContext): Source {
  const source = context.createBufferSource();
  source.buffer = noises.get(context) ?? newNoise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  source.connect(filter);
  return { source, pitch: filter.frequency, last: filter };
}

/** The generator of Park and Miller: the same noise each time, so that no sound ever clips by chance. */
const MULTIPLIER = 16_807;
const MODULUS = 2_147_483_647;

function newNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  let state = 1;
  const next = () => {
    state = (state * MULTIPLIER) % MODULUS;
    return (state / MODULUS) * 2 - 1;
  };
  buffer.copyToChannel(Float32Array.from({ length: buffer.length }, next), 0);
  noises.set(context, buffer);
  return buffer;
}
