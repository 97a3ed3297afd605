/** Sounds made for the table, of noise and tones: what is hard or soft rustles, wood and brass are triangles, bells sines. */
export type Sound =
  | "knock"
  | "thud"
  | "set"
  | "step"
  | "rise"
  | "cloth"
  | "card"
  | "coin"
  | "tick"
  | "glow1"
  | "glow2"
  | "glow3"
  | "glow4"
  | "turn"
  | "exact"
  | "score"
  | "yours"
  | "no"
  | "end";

type Wave = OscillatorType | "noise";
/** When it begins (s), its pitch at first and at last (Hz), how long (s), how loud, of what. */
type Tone = readonly [at: number, from: number, to: number, length: number, loud: number, wave: Wave];

const glow = (pitch: number): Tone[] => [[0, pitch, pitch, 0.18, 0.07, "sine"]];
const TONES: Record<Sound, readonly Tone[]> = {
  knock: [
    [0, 420, 90, 0.09, 0.5, "noise"],
    [0, 150, 70, 0.12, 0.35, "sine"],
  ],
  thud: [
    [0, 420, 90, 0.1, 0.5, "noise"],
    [0.08, 380, 80, 0.14, 0.45, "noise"],
    [0, 110, 55, 0.24, 0.4, "sine"],
  ],
  set: [
    [0, 700, 260, 0.05, 0.22, "noise"],
    [0, 240, 150, 0.09, 0.2, "triangle"],
  ],
  step: [[0, 240, 130, 0.05, 0.16, "noise"]],
  rise: [
    [0, 330, 392, 0.12, 0.12, "triangle"],
    [0.1, 392, 494, 0.16, 0.12, "triangle"],
  ],
  cloth: [[0, 1400, 500, 0.16, 0.14, "noise"]],
  card: [[0, 2600, 900, 0.09, 0.1, "noise"]],
  coin: [
    [0, 1850, 1850, 0.07, 0.07, "triangle"],
    [0.06, 2480, 2480, 0.16, 0.07, "triangle"],
  ],
  tick: [[0, 1250, 1180, 0.035, 0.06, "triangle"]],
  glow1: glow(523),
  glow2: glow(587),
  glow3: glow(659),
  glow4: [
    [0, 784, 784, 0.4, 0.09, "sine"],
    [0, 1568, 1568, 0.4, 0.03, "sine"],
  ],
  turn: [
    [0, 900, 300, 0.08, 0.18, "noise"],
    [0.09, 700, 700, 0.1, 0.1, "triangle"],
  ],
  exact: [
    [0, 784, 784, 0.12, 0.1, "sine"],
    [0.1, 1047, 1047, 0.14, 0.1, "sine"],
    [0.2, 1319, 1319, 0.4, 0.1, "sine"],
  ],
  score: [
    [0, 494, 494, 0.1, 0.08, "triangle"],
    [0.08, 659, 659, 0.16, 0.08, "triangle"],
  ],
  yours: [
    [0, 587, 587, 0.16, 0.14, "sine"],
    [0.14, 880, 880, 0.3, 0.14, "sine"],
  ],
  no: [[0, 196, 165, 0.16, 0.16, "triangle"]],
  end: [
    [0, 523, 523, 0.2, 0.14, "triangle"],
    [0.16, 659, 659, 0.2, 0.14, "triangle"],
    [0.32, 784, 784, 0.45, 0.14, "triangle"],
  ],
};

let context: AudioContext | null = null;

/** Let a sound be heard, so loud: 1 is as loud as it gets. */
export function sing(sound: Sound, volume: number): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) voice(context, tone, volume);
}

function voice(audio: AudioContext, tone: Tone, volume: number): void {
  const [at, , , length, loud] = tone;
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(Math.max(0.001, loud * volume), start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);
  const source = tone[5] === "noise" ? rustle(audio, tone, start, gain) : pitch(audio, tone, start, gain);
  source.start(start);
  source.stop(start + length);
}

function pitch(audio: AudioContext, tone: Tone, start: number, gain: GainNode): AudioScheduledSourceNode {
  const [, from, to, length, , wave] = tone;
  const source = audio.createOscillator();
  source.type = wave as OscillatorType;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(gain);
  return source;
}

function rustle(audio: AudioContext, tone: Tone, start: number, gain: GainNode): AudioScheduledSourceNode {
  const [, from, to, length] = tone;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(from * 4, start);
  filter.frequency.exponentialRampToValueAtTime(to * 4, start + length);
  source.connect(filter).connect(gain);
  return source;
}
