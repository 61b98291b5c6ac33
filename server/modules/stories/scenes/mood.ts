import type { SceneRow } from '#server/platform/db/rows.ts'

type Emotion = SceneRow['emotions'][number]

/** How an emotion changes a voice: its pace by a factor, its pitch by semitones. */
const MOODS: Readonly<Record<Emotion, { rate: number; pitch: number }>> = {
  NEUTRAL: { rate: 1, pitch: 0 },
  HAPPY: { rate: 1.06, pitch: 1 },
  SAD: { rate: 0.88, pitch: -1.5 },
  ANGRY: { rate: 1.1, pitch: -0.5 },
  EXCITED: { rate: 1.14, pitch: 2 },
  CALM: { rate: 0.93, pitch: -0.5 },
  SERIOUS: { rate: 0.96, pitch: -1 },
  WHISPER: { rate: 0.9, pitch: -2 },
}

type Voiced = Pick<SceneRow, 'speakingRate' | 'pitch' | 'emotions'>

/** Pace (0.5 to 2) and pitch (-12 to 12) of a scene with its emotions; each weighs half as much as the one before it. */
export function inMood({ speakingRate, pitch, emotions }: Voiced): { speakingRate: number; pitch: number } {
  const weights = emotions.map((_, at) => 0.5 ** at)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = (value: (mood: { rate: number; pitch: number }) => number, none: number) =>
    total === 0
      ? none
      : emotions.reduce((sum, emotion, at) => sum + value(MOODS[emotion]) * (weights[at] ?? 0), 0) / total
  return {
    speakingRate: clamp(speakingRate * mean(({ rate }) => rate, 1), 0.5, 2),
    pitch: clamp(pitch + mean((mood) => mood.pitch, 0), -12, 12),
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
