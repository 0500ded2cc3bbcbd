// @ts-check
/** Synthesizes short sounds with Web Audio; off unless switched on in the preferences. */

import { preferences } from "./preferences.js";

/**
 * @typedef {object} Voice  a tone or noise with an envelope
 * @property {OscillatorType} [wave]  without one, the voice is noise
 * @property {number} from  pitch at the beginning, in hertz; of noise, the centre of the band-pass filter
 * @property {number} [to]  pitch at the end
 * @property {number} [at]  start, in seconds
 * @property {number} last  duration, in seconds
 * @property {number} [gain]
 */

/** The sounds; none lasts longer than 0.4 seconds. @type {Record<string, Voice[]>} */
export const SOUNDS = {
  place: [
    { wave: "triangle", from: 210, to: 95, last: 0.1 },
    { from: 1400, last: 0.035, gain: 0.5 },
  ],
  tick: [{ wave: "triangle", from: 1150, to: 800, last: 0.045, gain: 0.5 }],
  coins: [
    { wave: "sine", from: 1760, last: 0.14, gain: 0.35 },
    { wave: "sine", from: 2350, at: 0.07, last: 0.2, gain: 0.35 },
  ],
  draw: [{ from: 900, to: 3800, last: 0.16, gain: 0.7 }],
  success: [
    { wave: "triangle", from: 523, last: 0.16, gain: 0.6 },
    { wave: "triangle", from: 784, at: 0.11, last: 0.27, gain: 0.6 },
  ],
  blow: [
    { wave: "sine", from: 130, to: 45, last: 0.3 },
    { from: 500, to: 120, last: 0.18, gain: 0.9 },
  ],
  turn: [
    { wave: "sine", from: 659, last: 0.36, gain: 0.5 },
    { wave: "sine", from: 1318, last: 0.2, gain: 0.15 },
  ],
  end: [523, 659, 784].map((from, index) => ({ wave: "triangle", from, at: index * 0.09, last: 0.2, gain: 0.5 })),
};

/** Seconds between two sounds of one ply. */
const APART = 0.13;

/** @type {AudioContext | undefined} */
let speaker;
/** @type {AudioBuffer | undefined} */
let noise;

/** Plays a sound. @param {string} name @param {number} [after]  seconds from now */
export function ring(name, after = 0) {
  const { sound, volume } = preferences();
  if (!sound || !SOUNDS[name]) return;
  speaker ??= new AudioContext();
  speaker.resume().catch(() => {});
  for (const voice of SOUNDS[name]) play(speaker, voice, speaker.currentTime + 0.01 + after, volume);
}

/**
 * Plays the sounds of a ply: the last two different ones.
 * @param {{kind: string}[]} events
 * @param {Record<string, string>} [sounds]  the game's sounds, by kind of event
 */
export function ringEvents(events, sounds = {}) {
  const names = [...new Set(events.map(({ kind }) => sounds[kind]).filter(Boolean))].slice(-2);
  for (const [index, name] of names.entries()) ring(name, index * APART);
}

/** @param {AudioContext} context @param {Voice} voice @param {number} start @param {number} volume */
function play(context, { wave, from, to = from, at = 0, last, gain = 1 }, start, volume) {
  const begin = start + at;
  const end = begin + last;
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(Math.max(0.0001, gain * volume * volume), begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(context.destination);
  const source = wave
    ? new OscillatorNode(context, { type: wave })
    : new AudioBufferSourceNode(context, { buffer: noiseBuffer(context) });
  const filter = wave ? undefined : new BiquadFilterNode(context, { type: "bandpass", Q: 1.2 });
  const pitch =
    source instanceof OscillatorNode ? source.frequency : /** @type {BiquadFilterNode} */ (filter).frequency;
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, end);
  (filter ? source.connect(filter) : source).connect(loudness);
  source.start(begin);
  source.stop(end + 0.02);
}

/** Half a second of noise. @param {AudioContext} context */
function noiseBuffer(context) {
  noise ??= new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  if (!samples[1])
    samples.forEach((_, index) => {
      samples[index] = Math.random() * 2 - 1;
    });
  return noise;
}
