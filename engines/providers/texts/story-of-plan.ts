import type { WrittenShot, WrittenStory } from '#engines/ports.ts'
import type { Emotion } from '#src/domain/emotions.ts'
import { plainText } from '#src/domain/plain-text.ts'
import { type FilmStyle, shotPrompt, variedShots } from '#src/domain/shots.ts'
import { speakersOf } from '#src/domain/story-plan.ts'

/** A language model's answer. */
interface Plan {
  title: string
  style: FilmStyle
  cast: { name: string; description: string }[]
  scenes: { narration: string; speaker?: string; emotion?: Emotion; shots: WrittenShot[] }[]
}

/** The narrations as plain text, without those that say nothing. */
export const spokenScenes = <Scene extends { narration: string }>(scenes: readonly Scene[]): Scene[] =>
  scenes
    .map((scene) => ({ ...scene, narration: plainText(scene.narration) }))
    .filter(({ narration }) => /[\p{L}\p{N}]/u.test(narration))

/** The answer in plain text, except for narrations; omits people without a name, and varies shots that repeat. */
export function storyOfPlan(answer: Plan): WrittenStory {
  const plain = <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, typeof value === 'string' ? plainText(value) : value]),
    ) as Part
  const varied = variedShots(
    answer.scenes.map(({ shots }) => shots.map(plain).filter(({ subject }) => subject !== '')),
    speakersOf(answer.scenes, answer.cast),
  )
  return {
    title: plainText(answer.title),
    style: plain(answer.style),
    scenes: answer.scenes.map(({ narration, speaker = '', emotion }, at) => {
      const [first, ...others] = varied[at] ?? []
      return {
        narration,
        ...(plainText(speaker) !== '' && { speaker: plainText(speaker) }),
        ...(emotion && emotion !== 'NEUTRAL' && { emotion }),
        visualPrompt: first ? shotPrompt(first) : narration,
        ...(first && { shots: [first, ...others] }),
      }
    }),
    cast: answer.cast.map(plain).filter(({ name }) => name !== ''),
  }
}
