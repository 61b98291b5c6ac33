// A test of an engine, as its operator presses it, with every provider of every kind of work.
import { afterAll, describe, expect, it } from 'vitest'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { madeOnce } from '#engines/testing/made-once.ts'
import { UNLIMITED } from '#engines/providers/http/gate.ts'
import { connectEngines } from '#server/node/connect-engines.ts'
import { CHOSEN_PORTS, type KnownProvider, type ProviderId, PROVIDERS } from '#server/node/engine-providers.ts'
import { readConnection } from '#server/node/engine-settings.ts'
import { isTriedByWork, tryEngine } from '#server/node/test-engine.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { FAKES } from './testing/fake-providers.ts'
import { subjectsOf } from './testing/subjects.ts'

const drawn = createIllustrator(makeNodeCanvas)
/** Every test that needs an image works on the same one. */
const illustrator: typeof drawn = {
  ...drawn,
  illustrate: (request, call) => madeOnce([request], () => drawn.illustrate(request, call)),
}
const sandbox = createNodeSandbox()
afterAll(() => sandbox.close())

describe.each(CHOSEN_PORTS.filter(isTriedByWork))('the smallest piece of work of a %s', (port) => {
  const subjects = subjectsOf(port, {}).filter(({ name }) => name !== 'local' && name in PROVIDERS)
  it.each(subjects)('by $name shows what was made', async ({ open }) => {
    const opened = await open()
    const engines = { ...opened.engines, draft: { ...opened.engines.draft, illustrator } }
    const made = await tryEngine(engines, port, null, new AbortController().signal)
    expect(made.text ?? made.file?.bytes.length).toBeTruthy()
    expect(opened.fake?.server.asked()).toBeGreaterThan(0)
    expect(opened.fake?.verify()).toEqual([])
    await opened.close()
  })
})

const connectAlone = (id: ProviderId, env: Record<string, string>) =>
  connectEngines(
    createTestEngines(),
    {
      ...{ choices: {}, providers: { [id]: readConnection(env, id) }, limits: UNLIMITED, languages: [] },
      ...{ allowsOwnKeys: false, warnings: [] },
    },
    { sandbox, onFailure: () => undefined },
  )

/** Models on the server's own machine have no key. */
const KEYED = (Object.keys(PROVIDERS) as ProviderId[]).filter((id) => id !== 'local')

describe.each(KEYED)('the key of %s', (id) => {
  it('is accepted or refused by a request that costs nothing', async () => {
    const fake = await FAKES[id]('ILLUSTRATOR')
    const { isFree = false }: KnownProvider = PROVIDERS[id]
    const name = id.toUpperCase()
    const env = { [`${name}_URL`]: fake.url, ...(fake.key !== null && { [`${name}_KEY`]: fake.key }) }
    await connectAlone(id, env).checkKey?.(id)
    expect(fake.verify()).toEqual([])
    if (!isFree) {
      expect(fake.server.asked()).toBe(0)
      const wrong = connectAlone(id, { ...env, [`${name}_KEY`]: 'wrong' }).checkKey?.(id)
      await expect(wrong).rejects.toThrow(`${PROVIDERS[id].label} rejected the API key`)
    }
    await fake.server.close()
  })
})
