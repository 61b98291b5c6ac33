import { expect, it } from 'vitest'
import { paths } from '#src/app/paths.ts'
import { placeOfWork } from '#src/domain/usage.ts'

it('work leads to an address of the app: its scene, its result on the page of its tool, its model', () => {
  const scene = { storyId: 's', sceneId: 'c', taskId: 't', tool: 'UPSCALE' as const }
  expect(placeOfWork(scene)).toBe(paths.story.href({ storyId: 's', scene: 'c' }))
  expect(placeOfWork({ storyId: 's', panel: 'cast' })).toBe(paths.story.href({ storyId: 's', panel: 'cast' }))
  expect(placeOfWork({ storyId: 's', tool: 'MUSIC' })).toBe(paths.story.href({ storyId: 's', panel: 'music' }))
  const pages = { IMAGE: paths.image, INPAINTING: paths.image, UPSCALE: paths.upscale, REFRAME: paths.reframe }
  for (const [tool, page] of Object.entries({ ...pages, MODIFY_VIDEO: paths.modifyVideo }))
    expect(placeOfWork({ taskId: 't', tool: tool as keyof typeof pages })).toBe(page.href({ result: 't' }))
  expect(placeOfWork({ tool: 'IMAGE' })).toBe(paths.image.href())
  expect(placeOfWork({ loraId: 'm', isTraining: true })).toBe(paths.loraStatus.href({ loraId: 'm' }))
  expect(placeOfWork({ loraId: 'm' })).toBe(paths.loraModel.href({ loraId: 'm' }))
  expect([placeOfWork({}), placeOfWork({ taskId: 't', tool: 'AVATAR' })]).toEqual([null, null])
})
