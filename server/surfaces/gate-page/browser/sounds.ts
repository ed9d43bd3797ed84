import type { AnswerSign } from './icons.ts'

type Note = { at: number; hertz: number; seconds: number; wave: OscillatorType }

const note = (at: number, hertz: number, seconds: number, wave: OscillatorType): Note => ({ at, hertz, seconds, wave })

const LOOK = [note(0, 660, 0.14, 'triangle'), note(0.22, 660, 0.14, 'triangle')]

/** Rising for those who are let in, twice the same to look, low and long for those who are refused. */
const SOUNDS: Record<AnswerSign, Note[]> = {
  go: [note(0, 880, 0.09, 'sine'), note(0.1, 1320, 0.18, 'sine')],
  caution: LOOK,
  ask: LOOK,
  stop: [note(0, 196, 0.22, 'square'), note(0.28, 147, 0.4, 'square')],
}

const VIBRATIONS: Record<AnswerSign, number[]> = {
  go: [70],
  caution: [70, 60, 70],
  ask: [70, 60, 70],
  stop: [250, 90, 250],
}

const VOLUME = 0.35

let audio: AudioContext | undefined

/** Browsers are silent until a tap or a key. */
const unlock = () => {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
}
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, unlock, { capture: true, passive: true })

export function playAnswerSound(name: AnswerSign, isMuted: boolean): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATIONS[name])
  if (isMuted || !audio) return
  for (const { at, hertz, seconds, wave } of SOUNDS[name]) playNote(audio, audio.currentTime + at, hertz, seconds, wave)
}

function playNote(audio: AudioContext, start: number, hertz: number, seconds: number, wave: OscillatorType): void {
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(VOLUME, start)
  // Without a slope at its end a tone clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz })
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + seconds)
}
