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

it('what one engine fails at the next one makes, and the result says who did', async () => {
  const failed: string[] = []
  const chain = chainIllustrators([refuses, breaks, works], ({ label }) => failed.push(label))
  expect(await chain.illustrate(request)).toMatchObject({
    madeBy: 'works',
    isBuiltIn: false,
    // What an engine did not say for people is nobody's to read.
    failures: [
      { engine: 'refuses', problem: 'No' },
      { engine: 'breaks', problem: 'It stopped unexpectedly' },
    ],
  })
  expect(failed).toEqual(['refuses', 'breaks'])
  expect(chain.info.label).toBe('refuses')
})

it('where all engines of a chain fail, the first one’s reason is reported', async () => {
  const chain = chainIllustrators([refuses, breaks], () => undefined)
  await expect(chain.illustrate(request)).rejects.toThrow('No')
})

it('where all engines fail and one may have made it, that is reported: it must not be ordered again', async () => {
  const half = engine('half', async () => {
    throw new PossiblyCharged('It broke off')
  })
  const chain = chainIllustrators([refuses, half], () => undefined)
  await expect(chain.illustrate(request)).rejects.toMatchObject({ mayBePaid: true })
})

it('work that nobody wants any more does not go to the next engine', async () => {
  const stop = new AbortController()
  const stopped = engine('stopped', async () => {
    stop.abort()
    throw new Error('stopped')
  })
  const chain = chainIllustrators([stopped, works], () => undefined)
  await expect(chain.illustrate(request, { signal: stop.signal })).rejects.toThrow('stopped')
})

it('work that a provider still does for a job goes to no other engine; without a job nobody would ask for it again', async () => {
  const still = engine('still', async () => {
    throw new StillGenerating('It is still processing')
  })
  const chain = chainIllustrators([still, works], () => undefined)
  const orders = { jobId: 'job-1', begin: async () => null, accepted: nothing, delivered: nothing, forget: nothing }
  await expect(chain.illustrate(request, { orders })).rejects.toThrow('still processing')
  expect(await chain.illustrate(request)).toMatchObject({ madeBy: 'works' })
})

it('a chain can start with a named engine, with the others after it; the built-in one draws alone', async () => {
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

it('a built-in engine does not stand in where only connected ones are wanted, unless it is the one that was chosen', async () => {
  const draft = { ...works, info: { label: 'Draft', builtIn: true } }
  const chain = chainIllustrators([refuses, draft], () => undefined)
  await expect(chain.illustrate(request, { connectedOnly: true })).rejects.toThrow('No')
  const chosen = { connectedOnly: true, prefer: 'Draft' }
  expect(await chain.illustrate(request, chosen)).toMatchObject({ madeBy: 'Draft', failures: [] })
})

it('a chain of one engine is that engine itself', () => {
  expect(chainIllustrators([works], () => undefined)).toBe(works)
})

it('the engine that somebody chose is asked first, the others after it in their order', async () => {
  const chain = chainIllustrators([works, refuses, breaks], () => undefined)
  const made = await chain.illustrate(request, { prefer: 'breaks' })
  expect(made).toMatchObject({ madeBy: 'works', failures: [{ engine: 'breaks' }] })
  expect(await chain.illustrate(request, { prefer: 'gone' })).toMatchObject({ madeBy: 'works', failures: [] })
})
