/** The cues, dry and short: a wooden click, a canvas snap, an engine passing, dice on baize, a thud, a falling note, a chime, a buzz. */
export type Cue = "lay" | "undo" | "fly" | "dice" | "hit" | "shot-down" | "turn" | "refused";

type Player = (context: BaseAudioContext, out: AudioNode) => void;

export const CUES: Record<Cue, Player> = {
  lay(context, out) {
    tone(context, out, { type: "triangle", from: 420, to: 190, length: 0.05, volume: 0.3 });
    noise(context, out, { filter: "bandpass", from: 2100, to: 1500, length: 0.03, volume: 0.22 });
  },
  undo(context, out) {
    noise(context, out, { filter: "highpass", from: 900, to: 3800, length: 0.07, volume: 0.2 });
    noise(context, out, { filter: "bandpass", from: 700, to: 500, length: 0.05, volume: 0.22, at: 0.05 });
  },
  fly(context, out) {
    tone(context, out, { type: "sawtooth", from: 96, to: 74, length: 0.52, volume: 0.09, swell: 0.4, muffled: 700 });
    tone(context, out, { type: "sawtooth", from: 145, to: 111, length: 0.52, volume: 0.05, swell: 0.4, muffled: 900 });
    noise(context, out, { filter: "bandpass", from: 420, to: 260, length: 0.52, volume: 0.07, swell: 0.45 });
  },
  dice(context, out) {
    for (const at of [0, 0.07, 0.13, 0.21, 0.27, 0.36, 0.46]) {
      const softer = 1 - at * 1.4;
      noise(context, out, { filter: "bandpass", from: 1500 - 900 * at, to: 700, length: 0.035, volume: 0.24 * softer, at });
      tone(context, out, { type: "sine", from: 240 - 100 * at, to: 110, length: 0.04, volume: 0.2 * softer, at });
    }
  },
  hit(context, out) {
    tone(context, out, { type: "sine", from: 150, to: 48, length: 0.2, volume: 0.55 });
    noise(context, out, { filter: "lowpass", from: 1400, to: 180, length: 0.14, volume: 0.35 });
  },
  "shot-down"(context, out) {
    tone(context, out, { type: "triangle", from: 620, to: 90, length: 0.56, volume: 0.25 });
    noise(context, out, { filter: "lowpass", from: 900, to: 120, length: 0.2, volume: 0.3, at: 0.38 });
  },
  turn(context, out) {
    tone(context, out, { type: "sine", from: 659, to: 659, length: 0.22, volume: 0.16 });
    tone(context, out, { type: "sine", from: 988, to: 988, length: 0.36, volume: 0.14, at: 0.12 });
  },
  refused(context, out) {
    tone(context, out, { type: "square", from: 118, to: 108, length: 0.16, volume: 0.09, muffled: 600 });
  },
};

interface Shape {
  from: number; // Hz
  to: number;
  length: number; // s
  volume: number;
  at?: number; // s from now
  swell?: number; // the part of its length until it is loudest
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

function volumeOf(context: BaseAudioContext, shape: Shape, start: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  const peak = start + Math.max(0.004, (shape.swell ?? 0) * shape.length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(shape.volume, peak);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + shape.length);
  return gain;
}

function hiss(context: BaseAudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  return buffer;
}
