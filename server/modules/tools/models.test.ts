import { expect, it } from 'vitest'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { actionOf, findModel, listModels, modelIdsOf, modelNameOf, toolOf } from './models.ts'

const provider = { label: 'Provider', builtIn: false, id: 'fal:all' }

/** All engines for a task are a provider's. */
function providerEngines() {
  const engines = createTestEngines()
  const { animator, illustrator, retoucher, music } = engines
  return {
    ...engines,
    illustrator: { ...illustrator, info: provider },
    animator: { ...animator, info: provider },
    retoucher: { ...retoucher, info: provider },
    composer: { info: provider, compose: () => Promise.reject(new Error('It is only listed')) },
    music,
  }
}

it('each built-in model has a name of its own and a description in whole words', () => {
  const models = listModels({ engines: createTestEngines(), prices: PRICE_TABLE })
  expect(models.map(({ model_id, name, tool }) => [model_id, name, tool])).toEqual([
    ['draft-image-editing', 'Draft image', 'IMAGE'],
    ['draft-reframe', 'Draft crop', 'REFRAME'],
    ['draft-expand', 'Draft expand', 'REFRAME'],
    ['draft-upscale', 'Draft upscale', 'UPSCALE'],
    ['draft-upscale-drawing', 'Draft upscale for drawings', 'UPSCALE'],
    ['draft-image-to-video', 'Draft camera', 'IMAGE_TO_VIDEO'],
    ['draft-lip-sync', 'Draft lip sync', 'LIP_SYNC'],
    ['draft-avatar', 'Draft avatar', 'AVATAR'],
    ['draft-inpainting', 'Draft inpainting', 'INPAINTING'],
    ['draft-modify-video', 'Draft video retoucher', 'MODIFY_VIDEO'],
    ['draft-reframe-video', 'Draft video crop', 'REFRAME'],
    ['draft-expand-video', 'Draft video expand', 'REFRAME'],
    ['draft-upscale-video', 'Draft video upscale', 'UPSCALE'],
    ['draft-upscale-drawing-video', 'Draft video upscale for drawings', 'UPSCALE'],
    ['clean-up-recording', 'Recording clean-up', 'CLEAN_UP'],
    ['clean-up-video', 'Video sound clean-up', 'CLEAN_UP'],
  ])
  const said = models.map(({ description }) => description)
  expect(new Set(said).size).toBe(said.length)
  for (const description of said) expect(description).toMatch(/^Test engine: [A-Z][a-z]* .{30,}$/u)
  const onVideos = models.filter(({ source_media_types: sources }) => sources.includes('video'))
  expect(onVideos.map(({ model_id: id }) => id)).toEqual([
    ...['draft-modify-video', 'draft-reframe-video', 'draft-expand-video'],
    ...['draft-upscale-video', 'draft-upscale-drawing-video', 'clean-up-video'],
  ])
  for (const model of models)
    expect(model.source_media_types).toEqual([
      model.model_id === 'clean-up-recording' ? 'audio' : onVideos.includes(model) ? 'video' : 'image',
    ])
})

it('a provider’s model has a description without the limits of the built-in one', () => {
  const models = listModels({ engines: providerEngines(), prices: PRICE_TABLE })
  const said = new Map(models.map(({ model_id: id, name, description }) => [id, [name, description]]))
  expect(Object.fromEntries(said)).toMatchObject({
    'draft-image-editing': ['Image', 'Provider: Generates an image from your prompt, or edits an existing one'],
    'draft-expand': ['Expand', 'Provider: Extends the image beyond its edges'],
    'draft-upscale': ['Upscale', 'Provider: Enlarges 2× or 4×'],
    'draft-image-to-video': ['Clip', 'Provider: Animates the image from your description. You can set an end frame'],
    'draft-lip-sync': ['Lip sync', 'Provider: Makes a portrait speak'],
    'draft-avatar': ['Avatar', 'Provider: Turns a portrait into a talking video'],
    'draft-modify-video': ['Video', 'Provider: Changes every frame of a video. Length and sound stay the same'],
    'draft-inpainting': ['Inpainting', 'Provider: Repaints the masked area'],
    'compose-music': ['Music', 'Provider: Composes instrumental music from your description, at the length you choose'],
  })
  expect(models.find(({ tool }) => tool === 'MUSIC')).toMatchObject({
    tool: 'MUSIC',
    task_type: 'music',
    source_media_types: [],
    is_built_in: false,
  })
})

it('an engine’s price is the maximum of all possible engines, and the usual cost where it has none', () => {
  const price = (part: string, credits: number) => ({ engine: 'fal:all', part, credits })
  const prices = readPriceTable(
    JSON.stringify({ as_of: '2026-12-01', prices: [price('PICTURE', 9), price('MOTION', 7), price('LIP_SYNC', 11)] }),
  )
  const models = listModels({ engines: providerEngines(), prices })
  const creditsOf = (id: string) => models.find(({ model_id: each }) => each === id)?.credits
  expect(creditsOf('draft-image-editing')).toBe(9)
  expect(creditsOf('draft-image-to-video')).toBe(7)
  expect(creditsOf('draft-avatar')).toBe(11)
  expect(creditsOf('draft-reframe')).toBe(2)
  expect(models[0]?.engines).toEqual([{ engine: 'Provider', is_built_in: false, credits: 9 }])
})

it('models are found by their id and tool, and removed ones are shown by the image editor under their id', () => {
  expect(modelIdsOf(['AVATAR', 'MODIFY_VIDEO'])).toEqual(['draft-avatar', 'draft-modify-video'])
  expect([findModel('draft-avatar')?.name, findModel('old-model')]).toEqual(['Draft avatar', undefined])
  expect([toolOf('draft-upscale'), toolOf('old-model')]).toEqual(['UPSCALE', 'IMAGE'])
  expect([modelNameOf('draft-upscale'), modelNameOf('old-model')]).toEqual(['Draft upscale', 'old-model'])
})

it.each([
  ['draft-image-editing', null, 'regenerate_image'],
  ['draft-image-editing', 'an image', 'image_editing'],
  ['draft-reframe', 'an image', 'image_editing'],
  ['draft-image-to-video', 'an image', 'image_to_video'],
  ['draft-modify-video', 'a video', 'modify_video'],
  ['draft-upscale-video', 'a video', 'modify_video'],
])('work of %s on %s is charged as %s', (id, sourceMediaId, action) => {
  const model = findModel(id)
  if (!model) throw new Error('Model not found')
  expect(actionOf(model, { sourceMediaId })).toBe(action)
})
