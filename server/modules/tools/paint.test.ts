import { expect, it, vi } from 'vitest'
import { createMemoryFiles } from '#server/platform/files/memory-files.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { DrawnWith } from './drawing-options.ts'
import { paint, painterOf } from './paint.ts'

const WEIGHTS = Uint8Array.of(1, 2, 3)
const request = { prompt: 'A door', look: 'cinematic', seed: 1, width: 8, height: 8 }
const drawnWith: DrawnWith = {
  ...{ look: undefined, id: 'model', portraits: null, toPrompt: (prompt) => prompt, named: {} },
  files: { lora: { fileKey: 'model', weight: 0.7 }, reference: null },
}

async function begin({ hasModel }: { hasModel: boolean }) {
  const engines = createTestEngines()
  const files = createMemoryFiles()
  if (hasModel) await files.write('model', WEIGHTS, 'application/octet-stream')
  const asked = vi.spyOn(engines.draft.illustrator, 'illustrate')
  const sandbox = { run: () => Promise.reject(new Error('Nothing is read here')) }
  const run = (isOwn: boolean) =>
    paint(
      { engines, files, sandbox } as unknown as Parameters<typeof paint>[0],
      { work: 'paint', isOwn, request, drawnWith },
      {},
      () => Promise.reject(new Error('There are no references')),
    )
  return { engines, asked, run }
}

it('an image of a trained model is painted with the file’s contents', async () => {
  const { asked, run } = await begin({ hasModel: true })
  await run(false)
  expect(asked).toHaveBeenCalledWith({ ...request, model: { weights: WEIGHTS, weight: 0.7 } }, {})
})

it('an image of a trained model with a missing file is refused', async () => {
  const { asked, run } = await begin({ hasModel: false })
  await expect(run(false)).rejects.toThrow('The trained model is no longer available')
  expect(asked).not.toHaveBeenCalled()
})

it('the built-in illustrator repaints its own image, by words and look alone', async () => {
  const { engines, asked, run } = await begin({ hasModel: true })
  await run(true)
  expect(asked).toHaveBeenCalledWith(request, {})
  expect(painterOf({ engines }, { work: 'paint', isOwn: true, request, engine: 'flux' })).toBe(
    engines.draft.illustrator,
  )
})
