import { afterAll, afterEach, expect, it } from 'vitest'
import { nodeStudio } from '#engines/draft/animator/studio-node.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import type { ExpandRequest } from '#engines/ports.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { connectEngines } from './connect-engines.ts'
import { readEngineSettings } from './engine-settings.ts'

const image = { bytes: await nodeStudio.encodePng(nodeStudio.makeCanvas(60, 40)), contentType: 'image/png' }
const fal = await startFakeFal({ make: async () => image })
fal.looks = 0
const sandbox = createNodeSandbox()
const settings = readEngineSettings({
  ...{ FAL_URL: fal.url, FAL_KEY, ENGINE_INPAINTER: 'fal:fal-ai/flux-pro/v1/fill,draft' },
})
const builtIn = createTestEngines()
const { retoucher } = builtIn
/** The requests to the built-in engines, in their order. */
const asked: string[] = []
const engines = connectEngines(
  {
    ...builtIn,
    illustrator: { ...builtIn.illustrator, illustrate: recorded('illustrate', builtIn.illustrator.illustrate) },
    retoucher: {
      ...retoucher,
      expand: recorded('expand', retoucher.expand),
      repaint: recorded('repaint', retoucher.repaint),
    },
  },
  settings,
  { sandbox, onFailure: () => undefined },
)
afterEach(() => void asked.splice(0))
afterAll(async () => {
  await fal.close()
  sandbox.close()
})

function recorded<Work extends (...given: never[]) => unknown>(name: string, work: Work): Work {
  return ((...given: never[]) => (asked.push(name), work(...given))) as Work
}

const request: ExpandRequest = {
  ...{ image: new Uint8Array([1]), width: 60, height: 40, area: { x: 20, y: 0, width: 40, height: 40 } },
  ...{ look: 'cinematic', seed: 7 },
}

it('a repainting provider is called before this machine has expanded anything by itself', async () => {
  await engines.retoucher.expand(request)
  expect(fal.asked()).toBe(1)
  expect(asked).toEqual([])
})

it('where the provider refuses, the built-in engine expands the image: nothing is painted from words around it', async () => {
  fal.troubles.push({ kind: 'status', status: 400, body: { detail: 'No' } })
  const made = await engines.retoucher.expand(request)
  expect(made).toMatchObject({ madeBy: 'Test engine', failures: [{ problem: expect.stringContaining('No') }] })
  expect(asked).toEqual(['expand'])
})

it('a chosen built-in engine expands alone', async () => {
  const before = fal.asked()
  await engines.retoucher.expand(request, { prefer: 'Test engine' })
  expect([fal.asked(), asked]).toEqual([before, ['expand']])
})
