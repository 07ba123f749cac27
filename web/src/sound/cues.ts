/** The cues, dry and short: a wooden click, a canvas snap, an engine passing, dice on baize, a thud, a falling note, a chime, a buzz. */
export type Cue = "lay" | "undo" | "fly" | "dice" | "hit" | "shot-down" | "turn" | "refused";

const ATTACK = 0.003; // s, so that nothing crackles
const REST = 0.02; // of the volume, when a struck thing has rung off

type Player = (context: BaseAudioContext, out: AudioNode) => void;

export const CUES: Record<Cue, Player> = {
  lay(context, out) {
    tone(context, out, { type: "triangle", from: 420, to: 190, length: 0.05, volume: 0.3 });
    noise(context, out, { filter: "bandpass", from: 2100, to: 1500, length: 0.03, volume: 0.22 });
  },
  undo(context, out) {
    noise(context, out, { filter: "bandpass", from: 1100, to: 2900, length: 0.08, volume: 0.34 });
    noise(context, out, { filter: "bandpass", from: 700, to: 500, length: 0.06, volume: 0.3, at: 0.06 });
  },
  fly(context, out) {
    tone(context, out, { type: "sawtooth", from: 104, to: 78, length: 0.52, volume: 0.15, swell: 0.4, muffled: 1100 });
    tone(context, out, { type: "sawtooth", from: 157, to: 118, length: 0.52, volume: 0.1, swell: 0.4, muffled: 1300 });
    noise(context, out, { filter: "bandpass", from: 700, to: 420, length: 0.52, volume: 0.12, swell: 0.45 });
  },
  dice(context, out) {
    for (const at of [0, 0.07, 0.13, 0.21, 0.27, 0.36, 0.46]) {
      const softer = 1 - at * 1.3;
      noise(context, out, { filter: "bandpass", from: 1700 - 900 * at, to: 800, length: 0.05, volume: 0.5 * softer, at });
      tone(context, out, { type: "sine", from: 260 - 100 * at, to: 120, length: 0.05, volume: 0.24 * softer, at });
    }
  },
  hit(context, out) {
    tone(context, out, { type: "sine", from: 190, to: 55, length: 0.2, volume: 0.5 });
    noise(context, out, { filter: "lowpass", from: 1700, to: 260, length: 0.16, volume: 0.5 });
  },
  "shot-down"(context, out) {
    tone(context, out, { type: "triangle", from: 620, to: 90, length: 0.52, volume: 0.22, swell: 0.04 });
    noise(context, out, { filter: "lowpass", from: 900, to: 140, length: 0.2, volume: 0.34, at: 0.38 });
  },
  turn(context, out) {
    tone(context, out, { type: "sine", from: 659, to: 659, length: 0.22, volume: 0.16 });
    tone(context, out, { type: "sine", from: 988, to: 988, length: 0.36, volume: 0.14, at: 0.12 });
  },
  refused(context, out) {
    tone(context, out, { type: "square", from: 150, to: 136, length: 0.16, volume: 0.11, swell: 0.1, muffled: 900 });
  },
};

interface Shape {
  from: number; // Hz
  to: number;
  length: number; // s
  volume: number;
  at?: number; // s from now
  swell?: number; // the part of its length until it is loudest; without it, it is struck
}

function tone(context: BaseAudioContext, out: AudioNode, shape: Shape & { type: OscillatorType; muffled?: number }): void {
  const start = context.currentTime + (shape.at ?? 0);
  const source = new OscillatorNode(context, { type: shape.type, frequency: shape.from });
  glide(source.frequency, shape, start);
  const muffle = new BiquadFilterNode(context, { type: "lowpass", frequency: shape.muffled ?? 8000 });
  source.connect(muffle).connect(volumeOf(context, shape, start)).connect(out);
  source.start(start);
  source.stop(start + shape.length);
}

function noise(context: BaseAudioContext, out: AudioNode, shape: Shape & { filter: BiquadFilterType }): void {
  const start = context.currentTime + (shape.at ?? 0);
  const source = new AudioBufferSourceNode(context, { buffer: hiss(context, shape.length) });
  const filter = new BiquadFilterNode(context, { type: shape.filter, frequency: shape.from, Q: 1.2 });
  glide(filter.frequency, shape, start);
  source.connect(filter).connect(volumeOf(context, shape, start)).connect(out);
  source.start(start);
}

/** From one pitch to the other while it sounds, not before. */
function glide(frequency: AudioParam, shape: Shape, start: number): void {
  frequency.setValueAtTime(shape.from, start);
  frequency.exponentialRampToValueAtTime(shape.to, start + shape.length);
}

/** Struck things ring off; what swells fades as evenly as it came. */
function volumeOf(context: BaseAudioContext, { volume, length, swell }: Shape, start: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  const end = start + length;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + Math.max(ATTACK, (swell ?? 0) * length));
  if (swell === undefined) gain.gain.exponentialRampToValueAtTime(volume * REST, end - ATTACK);
  gain.gain.linearRampToValueAtTime(0, end);
  return gain;
}

function hiss(context: BaseAudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  return buffer;
}
