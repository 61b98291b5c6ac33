import { describe, expect, test } from 'vitest'
import { readSettings, settingsInAddress, USUAL } from './settings.ts'
import { missingIn, requestOf, settingsOfResult } from './task-request.ts'
import { toolOf } from './tools.ts'

const upscaled = { model: 'draft-upscale', engine: 'clarity', factor: 4, fidelity: 20, grain: 35, skin: true } as const
const framed = { ratio: '9:16', focus: '0.27,0.55', frame: 80, safe: 'tiktok' } as const
const drawn = { prompt: 'a boat, 50% fog', look: 'ink', ratio: '21:9', count: 3, seed: 0, reference: 'r,q' } as const
const withModel = { style: 's', lora: 'l', weight: 55, cast: 'm,n' } as const

test('settings read from a URL equal the written ones, and defaults are not in it', () => {
  const chosen = { ...USUAL, ...upscaled, ...framed, ...drawn, ...withModel, change: 'part', mask: 'm' } as const
  const written = settingsInAddress(chosen)
  expect(readSettings(new URLSearchParams(written as Record<string, string>))).toEqual(chosen)
  const usual = settingsInAddress(readSettings(new URLSearchParams()))
  expect(Object.values(usual).filter((value) => value !== undefined)).toEqual([])
})

test('invalid settings in a URL read as defaults', () => {
  const search = new URLSearchParams(
    'factor=3&fidelity=-4&grain=nonsense&skin=1&ratio=7:3&count=9&seed=1.5&frame=12&focus=0.5,2',
  )
  expect(readSettings(search)).toEqual(USUAL)
})

describe('the receipt of a result restores what made it', () => {
  test('the receipt of an enlarged image restores its settings', () => {
    const settings = { ...USUAL, ...upscaled }
    const request = requestOf(toolOf('UPSCALE'), { modelId: 'draft-upscale', sourceId: 'a', settings, focus: null })
    const { model_id, prompt = null, ...options } = request
    expect(options).toMatchObject({ source_media_id: 'a', upscale_factor: 4, fidelity: 20, grain: 35, keep_skin: true })
    expect(settingsOfResult({ tool: 'UPSCALE', model_id, prompt, seed: null, settings: options })).toEqual(settings)
  })

  test('the receipt of a new frame restores its settings and its focal point, also a detected one', () => {
    const settings = {
      ...USUAL,
      ...framed,
      safe: '',
      focus: '',
      model: 'draft-expand',
      frame: 120,
      change: 'around',
    } as const
    const focus = { x: 0.27, y: 0.55 }
    const request = requestOf(toolOf('REFRAME'), { modelId: 'draft-expand', sourceId: 'a', settings, focus })
    const { model_id, prompt = null, ...options } = request
    expect(options).toMatchObject({ aspect_ratio: '9:16', focal_point: focus, frame_size: 120 })
    const restored = settingsOfResult({ tool: 'REFRAME', model_id, prompt, seed: null, settings: options })
    expect(restored).toEqual({ ...settings, focus: '0.27,0.55' })
  })

  test('the receipt of a generated image restores its settings and its seed, also an unlocked one', () => {
    const settings = { ...USUAL, ...drawn, ...withModel, look: '', seed: null, count: 1, model: 'draft-image-editing' }
    const request = requestOf(toolOf('IMAGE'), {
      modelId: 'draft-image-editing',
      sourceId: undefined,
      settings,
      focus: null,
    })
    expect(request).not.toHaveProperty('seed')
    expect(request).toMatchObject({
      ...{ reference_media_ids: ['r', 'q'], image_style_id: 's', character_ids: ['m', 'n'] },
      ...{ lora_id: 'l', lora_weight: 0.55 },
    })
    const { model_id, prompt = null, ...options } = request
    const restored = settingsOfResult({ tool: 'IMAGE', model_id, prompt, seed: 42, settings: options })
    expect(restored).toEqual({ ...settings, seed: 42 })
  })

  test('the receipt of a repainted part restores its settings and its mask', () => {
    const settings = { mask_media_id: 'm', source_media_id: 'a' }
    const made = { tool: 'INPAINTING', model_id: 'draft-inpainting', prompt: 'a buoy', seed: 3, settings } as const
    expect(settingsOfResult(made)).toEqual({ ...USUAL, prompt: 'a buoy', change: 'part', mask: 'm', seed: 3 })
  })
})

describe('an image that is edited', () => {
  const tool = toolOf('IMAGE')
  const settings = { ...USUAL, ...drawn, change: 'part' as const }

  test('an edited image keeps its style; an edited part keeps its shape too, and uses the model that repaints', () => {
    const request = requestOf(tool, { modelId: 'draft-image-editing', sourceId: 'a', settings, focus: null })
    expect(request).toMatchObject({ model_id: 'draft-inpainting', prompt: 'a boat, 50% fog', source_media_id: 'a' })
    for (const name of ['look', 'aspect_ratio', 'reference_media_ids']) expect(request).not.toHaveProperty(name)
  })

  test('an image is expanded at its edges by the model that expands, with its focal point and without a prompt', () => {
    const around = { ...settings, change: 'around' as const, frame: 130, prompt: '' }
    const wanted = { sourceId: 'a', settings: around, isMarked: false }
    expect(missingIn(tool, { ...wanted, focus: null })).toBe('Finding the subject.')
    const focus = { x: 0.5, y: 0.5 }
    expect(missingIn(tool, { ...wanted, focus })).toBeNull()
    const request = requestOf(tool, { modelId: 'draft-image-editing', sourceId: 'a', settings: around, focus })
    expect(request).toMatchObject({
      model_id: 'draft-expand',
      frame_size: 130,
      focal_point: focus,
      aspect_ratio: '21:9',
    })
    for (const name of ['prompt', 'look', 'seed']) expect(request).not.toHaveProperty(name)
    // Without an image there is nothing around it.
    expect(missingIn(tool, { ...wanted, sourceId: undefined, focus: null })).toBe('Describe what you want to see.')
  })

  test('an edit of an image names missing inputs', () => {
    const missing = (change: object, isMarked = false) =>
      missingIn(tool, { sourceId: 'a', focus: null, isMarked, settings: { ...settings, ...change } })
    expect(missing({})).toBe('Mark the area to change.')
    expect(missing({}, true)).toBeNull()
    expect(missing({ mask: 'm' })).toBeNull()
    expect(missing({ prompt: ' ' }, true)).toBe('Describe what should appear there.')
    expect(missing({ prompt: '', change: 'whole' })).toBeNull()
    expect(missing({ prompt: '', change: 'whole', reference: '' })).toBe('Describe what you want to see.')
    const none = { sourceId: undefined, focus: null, isMarked: false, settings: { ...settings, prompt: '' } }
    expect(missingIn(tool, none)).toBe('Describe what you want to see.')
  })
})

test('a frame waits for its point, and the workspace says so', () => {
  const wanted = { sourceId: 'a', isMarked: false, settings: USUAL }
  expect(missingIn(toolOf('REFRAME'), { ...wanted, focus: null })).toBe('Finding the subject.')
  expect(missingIn(toolOf('REFRAME'), { ...wanted, focus: { x: 0.5, y: 0.5 } })).toBeNull()
})
