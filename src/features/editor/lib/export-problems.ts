import type { OpenStory } from './open-story.ts'

/** What a person may want to mend before the film is drawn, in words. */
export function problemsOf({ order, scenes, arolls }: OpenStory): string[] {
  const numbered = order.flatMap((id, at) => {
    const scene = scenes[id]
    return scene ? [{ scene, number: at + 1 }] : []
  })
  const where = (matches: (entry: (typeof numbered)[number]) => boolean) =>
    numbered.filter(matches).map(({ number }) => number)
  return [
    told(
      where(({ scene }) => scene.is_voiceover_stale && scene.audio_media !== null),
      'Voice-over is out of date',
    ),
    told(
      where(({ scene }) => scene.audio_media === null && scene.text.trim() !== ''),
      'Not spoken yet',
    ),
    told(
      where(({ scene }) => !scene.arollIds.some((id) => arolls[id]?.aroll_object.media)),
      'No picture yet',
    ),
  ].filter((problem) => problem !== null)
}

const told = (numbers: readonly number[], problem: string): string | null =>
  numbers.length === 0 ? null : `${problem}: ${numbers.length === 1 ? 'scene' : 'scenes'} ${numbers.join(', ')}`
