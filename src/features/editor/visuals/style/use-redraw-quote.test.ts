import { expect, it } from 'vitest'
import { drawnScenes } from './use-redraw-quote.ts'
import type { OpenStory } from '#src/features/editor/core/open-story.ts'

it('a scene is pending until its last image is finished, and has failed when one of them failed', () => {
  const story = (...visuals: string[][]) =>
    ({
      order: visuals.map((_, at) => `s${at}`),
      scenes: Object.fromEntries(
        visuals.map((states, at) => [`s${at}`, { arollIds: states.map((_, layer) => `${at}.${layer}`) }]),
      ),
      arolls: Object.fromEntries(
        visuals.flatMap((states, at) => states.map((status, layer) => [`${at}.${layer}`, { status }])),
      ),
    }) as unknown as OpenStory
  const open = story(['COMPLETED'], ['FAILED', 'GENERATING'], [], ['COMPLETED', 'FAILED'], ['EMPTY'])
  expect(drawnScenes(open)).toEqual(['done', 'waiting', 'failed', 'done'])
})
