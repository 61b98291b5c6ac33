import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { documentOf } from '#engines/testing/fal-documents.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { REPLICATE_KEY, startFakeReplicate } from '#engines/testing/fake-replicate.ts'
import { readEngineValues } from '#server/platform/db/queries/engine-settings.ts'
import { readConfig } from './config.ts'
import { openProviderState } from './provider-state.ts'
import { setUpEngineSetup } from './testing/set-up-engine-setup.ts'

// Models whose provider publishes how they are asked, in a server whose admin chooses them.
const fal = await startFakeFal({ make: () => Promise.reject(new Error('Nothing is ordered')) })
const replicate = await startFakeReplicate()
const { test, begin, set, trySet } = await setUpEngineSetup()
beforeEach(() => {
  fal.documents = {}
  fal.describes = () => null
})
afterAll(async () => {
  await fal.close()
  await replicate.close()
})

const never = (): never => {
  throw new Error('There is no setup')
}
const FAL = { FAL_KEY, FAL_URL: fal.url }
const LTX = 'fal-ai/ltx-2.3/image-to-video'

it('updateEngineSetup: a model of fal is asked by what fal publishes of it, and follows its changes', async () => {
  begin({ ...FAL })
  await set({ ENGINE_ILLUSTRATOR: 'fal:fal-ai/nano-banana-pro', ENGINE_ANIMATOR: `fal:${LTX},draft` })
  expect(test.app.engines.illustrator.follows).toMatchObject({ portraits: 3 })
  expect(test.app.engines.animator.info).toMatchObject({ clipLengths: [6, 8, 10], endsWithImage: true })
  const changed = JSON.stringify(documentOf(LTX)).replace('"enum":["6","8","10"]', '"enum":["6","12"]')
  fal.documents[LTX] = JSON.parse(changed) as object
  const { engineSetup: setup } = test.app
  const stored = await readEngineValues(test.app, setup ?? never())
  expect(await setup?.learn(stored, true)).toBe(true)
  setup?.use(stored)
  expect(test.app.engines.animator.info).toMatchObject({ clipLengths: [6, 12] })
  // Nothing is taken back where nothing can be read.
  fal.describes = () => ({ status: 404, json: {} })
  expect(await setup?.learn(stored, true)).toBe(false)
  expect(setup?.check(stored)).toBeNull()
})

it('updateEngineSetup: models of Replicate are asked by what they publish', async () => {
  begin({ REPLICATE_KEY, REPLICATE_URL: replicate.url })
  await set({
    ENGINE_ILLUSTRATOR: 'replicate:google/nano-banana-2,replicate:black-forest-labs/flux-schnell,draft',
    ENGINE_ANIMATOR: 'replicate:bytedance/seedance-1-pro,replicate:kwaivgi/kling-v2.5-turbo-pro,draft',
    ENGINE_UPSCALER: 'replicate:nightmareai/real-esrgan,draft',
  })
  const { illustrator, animator } = test.app.engines
  expect(illustrator.onOffer?.map(({ follows }) => follows?.portraits)).toEqual([3, undefined, undefined])
  expect([animator.info, ...(animator.info.fallbacks ?? [])].slice(0, 2)).toMatchObject([
    { clipLengths: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], endsWithImage: true },
    { clipLengths: [5, 10], endsWithImage: false },
  ])
  const refusals = [
    ['sync/lipsync-2', 'sync/lipsync-2 has no field for an image'],
    ['acme/none', 'Replicate publishes nothing about acme/none'],
  ]
  for (const [model, words] of refusals)
    expect(JSON.stringify((await trySet({ ENGINE_LIP_SYNC: `replicate:${model},draft` })).body)).toContain(words)
  expect(replicate.asked()).toBe(0)
})

it.each([
  [
    'fal:fal-ai/flux-pulid',
    'ENGINE_ILLUSTRATOR names fal:fal-ai/flux-pulid. fal-ai/flux-pulid requires the field “reference_image_url”',
  ],
  ['fal:fal-ai/no-such-model', 'fal publishes nothing about fal-ai/no-such-model'],
])('updateEngineSetup: refuses %s in words', async (choice, words) => {
  begin({ ...FAL })
  const { status, body: said } = await trySet({ ENGINE_ILLUSTRATOR: choice })
  expect(status).toBe(400)
  expect(JSON.stringify(said)).toContain(words)
})

it('a model of fal that cannot be read yet is left out, and a known one goes on', async () => {
  fal.describes = () => ({ status: 500, json: {} })
  begin({
    ...FAL,
    ENGINE_ILLUSTRATOR: 'fal:fal-ai/nano-banana-pro,fal:fal-ai/flux/dev,draft',
    ENGINE_ANIMATOR: `fal:${LTX},draft`,
  })
  const { engineSetup: setup } = test.app
  expect(await setup?.learn({})).toBe(false)
  setup?.use({})
  expect(test.app.engines.illustrator.info.label).toBe('fal-ai/flux/dev')
  expect(test.app.engines.animator.info.builtIn).toBe(true)
  expect(setup?.check({})).toContain(
    'nano-banana-pro, which isn’t used yet. How fal-ai/nano-banana-pro is asked couldn’t be read',
  )
  fal.describes = () => null
  expect(await setup?.learn({})).toBe(true)
  setup?.use({})
  expect(test.app.engines.illustrator.info.label).toBe('fal-ai/nano-banana-pro')
  expect(test.app.engines.animator.info).toMatchObject({ label: LTX, clipLengths: [6, 8, 10] })
})

it('a start asks fal only about models of which nothing is known, refuses those that cannot be used, and remembers the rest', async () => {
  const log = { error: vi.fn<(message: string, cause: unknown) => void>() }
  const start = (illustrator: string) => {
    fal.described.length = 0
    const env = { ...FAL, ENGINE_ILLUSTRATOR: `fal:${illustrator},draft` }
    return openProviderState(readConfig(env, ''), { db: test.db, notices: null, log })
  }
  await start('fal-ai/flux/dev')
  expect(fal.described).toEqual([])
  await expect(start('fal-ai/flux-pulid')).rejects.toThrow('requires the field “reference_image_url”')
  fal.describes = () => ({ status: 500, json: {} })
  await start('fal-ai/nano-banana-pro')
  expect(log.error.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining('isn’t used yet')])
  fal.describes = () => null
  await start('fal-ai/nano-banana-pro')
  expect(fal.described.toSorted()).toEqual(['fal-ai/nano-banana-pro', 'fal-ai/nano-banana-pro/edit'])
  fal.describes = () => ({ status: 500, json: {} })
  const { forms } = await start('fal-ai/nano-banana-pro')
  expect(fal.described).toEqual([])
  expect(forms.find('fal-ai/nano-banana-pro/edit')?.results).toContain('images')
  expect(log.error).toHaveBeenCalledOnce()
})
