import { expect, it } from 'vitest'
import { EngineError, type Illustrator } from '#engines/ports.ts'
import { chainIllustrators } from './chains.ts'
import { PossiblyCharged, StillGenerating } from './http/provider-error.ts'

const nothing = async () => undefined
const request = { prompt: 'a', look: '', seed: 1, width: 1, height: 1 }
const engine = (label: string, illustrate: Illustrator['illustrate']): Illustrator => ({
  info: { label, builtIn: false },
  looks: [],
  illustrate,
})
const works = engine('works', async () => ({ bytes: new Uint8Array(), contentType: 'image/png', width: 1, height: 1 }))
const refuses = engine('refuses', async () => {
  throw new EngineError('No')
})
const breaks = engine('breaks', async () => {
  throw new Error('Away')
})

it('falls back to the next engine on a failure and names the engine in the result', async () => {
  const failed: string[] = []
  const chain = chainIllustrators([refuses, breaks, works], ({ label }) => failed.push(label))
  expect(await chain.illustrate(request)).toMatchObject({
    madeBy: 'works',
    isBuiltIn: false,
    // Errors without a user-readable message are not shown.
    failures: [
      { engine: 'refuses', problem: 'No' },
      { engine: 'breaks', problem: 'It stopped unexpectedly' },
    ],
  })
  expect(failed).toEqual(['refuses', 'breaks'])
  expect(chain.info.label).toBe('refuses')
})

it('rejects with the first engine’s reason when all engines fail', async () => {
  const chain = chainIllustrators([refuses, breaks], () => undefined)
  await expect(chain.illustrate(request)).rejects.toThrow('No')
})

it('rejects as possibly charged when all engines fail and one may have delivered', async () => {
  const half = engine('half', async () => {
    throw new PossiblyCharged('It broke off')
  })
  const chain = chainIllustrators([refuses, half], () => undefined)
  await expect(chain.illustrate(request)).rejects.toMatchObject({ mayBePaid: true })
})

it('does not pass cancelled work to the next engine', async () => {
  const stop = new AbortController()
  const stopped = engine('stopped', async () => {
    stop.abort()
    throw new Error('stopped')
  })
  const chain = chainIllustrators([stopped, works], () => undefined)
  await expect(chain.illustrate(request, { signal: stop.signal })).rejects.toThrow('stopped')
})

it('passes work in progress at a provider to another engine only if no job can fetch it later', async () => {
  const still = engine('still', async () => {
    throw new StillGenerating('It is still processing')
  })
  const chain = chainIllustrators([still, works], () => undefined)
  const orders = { jobId: 'job-1', begin: async () => null, accepted: nothing, delivered: nothing, forget: nothing }
  await expect(chain.illustrate(request, { orders })).rejects.toThrow('still processing')
  expect(await chain.illustrate(request)).toMatchObject({ madeBy: 'works' })
})

it('starts a chain with a named engine and the others as fallbacks; the built-in one has none', async () => {
  const draft = { ...works, info: { label: 'Draft', builtIn: true } }
  const flux = { ...refuses, info: { label: 'flux', builtIn: false, id: 'fal:flux' } }
  const chain = chainIllustrators([works, flux, draft], () => undefined)
  for (const name of ['fal:flux', 'flux']) {
    const begun = chain.startingWith?.(name)
    expect(begun?.info).toMatchObject({ label: 'flux', fallbacks: [{ label: 'works' }, { label: 'Draft' }] })
    expect(await begun?.illustrate(request)).toMatchObject({ madeBy: 'works', failures: [{ engine: 'flux' }] })
  }
  expect(chain.startingWith?.('draft')).toBe(draft)
  expect(chain.startingWith?.('gone')).toBeUndefined()
  expect(chain.onOffer).toEqual([works, flux, draft])
})

it('does not fall back to a built-in engine if only connected ones are allowed, unless it was chosen', async () => {
  const draft = { ...works, info: { label: 'Draft', builtIn: true } }
  const chain = chainIllustrators([refuses, draft], () => undefined)
  await expect(chain.illustrate(request, { connectedOnly: true })).rejects.toThrow('No')
  const chosen = { connectedOnly: true, prefer: 'Draft' }
  expect(await chain.illustrate(request, chosen)).toMatchObject({ madeBy: 'Draft', failures: [] })
})

it('a chain of one engine is that engine itself', () => {
  expect(chainIllustrators([works], () => undefined)).toBe(works)
})

it('tries the chosen engine first, then the others in order', async () => {
  const chain = chainIllustrators([works, refuses, breaks], () => undefined)
  const made = await chain.illustrate(request, { prefer: 'breaks' })
  expect(made).toMatchObject({ madeBy: 'works', failures: [{ engine: 'breaks' }] })
  expect(await chain.illustrate(request, { prefer: 'gone' })).toMatchObject({ madeBy: 'works', failures: [] })
})
