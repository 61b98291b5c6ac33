import type { ScenePace, SceneSize, ScreenplaySegment } from '#generated/schema.ts'
import { wordsOf } from '#src/domain/fountain/narrate-segment.ts'
import { plannedScreenplay } from '#src/domain/fountain/planned-length.ts'
import { FPS } from '#src/domain/frames.ts'
import { sceneSeconds } from '#src/domain/planned-length.ts'

export interface Measure {
  words: number
  /** Some 55 lines make a page, which is about a minute of video. */
  pages: number
  /** About, s. */
  seconds: number
  frames: number
}

export interface NarrationOptions {
  language: string
  scene_size: SceneSize
  scene_pace: ScenePace
}

/** Length of a screenplay: its future scenes; `isNarrated`: whether descriptions of the action are read out. */
export function measure(
  segments: readonly ScreenplaySegment[],
  options: NarrationOptions,
  isNarrated: boolean,
): Measure {
  let words = 0
  let lines = 0
  const planned = segments.map(({ elements, location_name: locationName }) => {
    lines += 2
    return {
      locationName,
      elements: elements.map(({ element_type: elementType, dialogue, description }) => {
        const said = { elementType, dialogue, description }
        const text = wordsOf(said)
        const isSpoken = elementType === 'DIALOGUE'
        words += text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0
        lines += (isSpoken ? 2 : 1) + Math.ceil(text.length / (isSpoken ? 35 : 60))
        return said
      }),
    }
  })
  const { language, scene_size: size, scene_pace: pace } = options
  const scenes = plannedScreenplay(planned, { language, seconds: sceneSeconds(size, pace), narrateAction: isNarrated })
  const frames = scenes.reduce((sum, length) => sum + length, 0)
  return { words, pages: Math.max(1, Math.ceil(lines / 55)), seconds: frames / FPS, frames }
}
