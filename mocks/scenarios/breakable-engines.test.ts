// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { breakable } from './breakable-engines.ts'
import { engineNames, type EngineName } from './scenario-state.ts'
import { scenario } from './scenario.ts'

/** The request to each. */
const WORK: Readonly<Record<EngineName, string>> = {
  writer: 'write',
  voice: 'speak',
  illustrator: 'illustrate',
  animator: 'animate',
  retoucher: 'upscale',
  videoRetoucher: 'rework',
  soundCleaner: 'clean',
  trainer: 'learn',
  transcriber: 'transcribe',
  translator: 'translate',
  music: 'render',
  stock: 'search',
}
const work = async () => 'done'
const engines = breakable({
  ...createTestEngines(),
  ...Object.fromEntries(engineNames.map((name) => [name, { [WORK[name]]: work, info: { label: name } }])),
})
const ask = (name: EngineName): Promise<unknown> =>
  (engines[name] as unknown as Record<string, () => Promise<unknown>>)[WORK[name]]?.() ?? Promise.resolve('nothing')

beforeEach(() => scenario.reset())

it.each(engineNames)(
  'the engine %s works, refuses its work, or waits with it until it is let go, and no other does',
  async (name) => {
    expect(await ask(name)).toBe('done')
    scenario.set({ engines: { [name]: 'fails' } })
    await expect(ask(name)).rejects.toBeInstanceOf(EngineError)
    const others = engineNames.filter((other) => other !== name)
    expect(await Promise.all(others.map(ask))).toEqual(others.map(() => 'done'))
    scenario.set({ engines: { [name]: 'waits' } })
    const waiting = ask(name)
    expect(await Promise.race([waiting, ...others.map(ask).map((other) => other.then(() => 'others'))])).toBe('others')
    scenario.reset()
    expect(await waiting).toBe('done')
  },
)
