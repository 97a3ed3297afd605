/** Small sounds, made on the spot; silent unless they were switched on. */
import { settings } from "../../../lib/settings.svelte";
import type { Motion } from "../board/changes";

export type Sound = "knock" | "thud" | "step" | "coin" | "rustle" | "turn" | "no" | "end";

interface Tone {
  at: number; // s after the beginning
  from: number; // Hz
  to: number;
  length: number; // s
  loud: number;
  wave: OscillatorType | "noise";
}

const TONES: Record<Sound, Tone[]> = {
  knock: [
    { at: 0, from: 420, to: 90, length: 0.09, loud: 0.5, wave: "noise" },
    { at: 0, from: 150, to: 70, length: 0.12, loud: 0.35, wave: "sine" },
  ],
  thud: [
    { at: 0, from: 420, to: 90, length: 0.1, loud: 0.5, wave: "noise" },
    { at: 0.08, from: 380, to: 80, length: 0.14, loud: 0.45, wave: "noise" },
    { at: 0, from: 110, to: 55, length: 0.22, loud: 0.4, wave: "sine" },
  ],
  step: [
    { at: 0, from: 392, to: 392, length: 0.09, loud: 0.16, wave: "triangle" },
    { at: 0.1, from: 523, to: 523, length: 0.14, loud: 0.16, wave: "triangle" },
  ],
  coin: [
    { at: 0, from: 1850, to: 1850, length: 0.07, loud: 0.08, wave: "triangle" },
    { at: 0.06, from: 2480, to: 2480, length: 0.16, loud: 0.08, wave: "triangle" },
  ],
  rustle: [{ at: 0, from: 1400, to: 500, length: 0.14, loud: 0.14, wave: "noise" }],
  turn: [
    { at: 0, from: 587, to: 587, length: 0.16, loud: 0.14, wave: "sine" },
    { at: 0.14, from: 880, to: 880, length: 0.3, loud: 0.14, wave: "sine" },
  ],
  no: [{ at: 0, from: 196, to: 165, length: 0.16, loud: 0.16, wave: "triangle" }],
  end: [
    { at: 0, from: 523, to: 523, length: 0.2, loud: 0.14, wave: "triangle" },
    { at: 0.16, from: 659, to: 659, length: 0.2, loud: 0.14, wave: "triangle" },
    { at: 0.32, from: 784, to: 784, length: 0.45, loud: 0.14, wave: "triangle" },
  ],
};

let context: AudioContext | null = null;

/** Play a sound if sounds are on. */
export function play(sound: Sound): void {
  if (settings.sounds) sing(sound);
}

/** Call somebody to his table, if he likes to be called, by a tone that is not played anyway. */
export function chime(): void {
  if (settings.chime && !settings.sounds) sing("turn");
}

function sing(sound: Sound): void {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) voice(context, tone);
}

function voice(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(tone.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + tone.length);
  gain.connect(audio.destination);
  const source = tone.wave === "noise" ? rustle(audio, tone, start, gain) : pitch(audio, tone, start, gain);
  source.start(start);
  source.stop(start + tone.length);
}

function pitch(audio: AudioContext, tone: Tone, start: number, gain: GainNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = tone.wave as OscillatorType;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
  source.connect(gain);
  return source;
}

function rustle(audio: AudioContext, tone: Tone, start: number, gain: GainNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * tone.length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(tone.from * 4, start);
  filter.frequency.exponentialRampToValueAtTime(tone.to * 4, start + tone.length);
  source.connect(filter).connect(gain);
  return source;
}

/** The one sound that says best what happened on the board. */
export function soundOf(motions: readonly Motion[]): Sound | null {
  if (motions.some((motion) => motion.kind === "drop" && motion.height > 30)) return "thud";
  if (motions.some((motion) => motion.kind === "hop")) return "step";
  if (motions.some((motion) => motion.kind === "drop")) return "knock";
  if (motions.some((motion) => motion.kind === "change")) return "rustle";
  return null;
}
