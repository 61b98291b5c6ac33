import { expect, it } from 'vitest'
import { paths } from '#src/app/paths.ts'
import { workUrl } from '#src/domain/usage.ts'

it('work has a URL in the app: its scene, its result on the page of its tool, its model', () => {
  const scene = { storyId: 's', sceneId: 'c', taskId: 't', tool: 'UPSCALE' as const }
  expect(workUrl(scene)).toBe(paths.story.href({ storyId: 's', scene: 'c' }))
  expect(workUrl({ storyId: 's', panel: 'cast' })).toBe(paths.story.href({ storyId: 's', panel: 'cast' }))
  expect(workUrl({ storyId: 's', tool: 'MUSIC' })).toBe(paths.story.href({ storyId: 's', panel: 'music' }))
  const pages = { IMAGE: paths.image, INPAINTING: paths.image, UPSCALE: paths.upscale, REFRAME: paths.reframe }
  for (const [tool, page] of Object.entries({ ...pages, MODIFY_VIDEO: paths.modifyVideo }))
    expect(workUrl({ taskId: 't', tool: tool as keyof typeof pages })).toBe(page.href({ result: 't' }))
  expect(workUrl({ tool: 'IMAGE' })).toBe(paths.image.href())
  expect(workUrl({ loraId: 'm', isTraining: true })).toBe(paths.loraStatus.href({ loraId: 'm' }))
  expect(workUrl({ loraId: 'm' })).toBe(paths.loraModel.href({ loraId: 'm' }))
  expect([workUrl({}), workUrl({ taskId: 't', tool: 'AVATAR' })]).toEqual([null, null])
})
