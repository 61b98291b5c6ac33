import { EngineError, type Engines } from '#engines/ports.ts'
import { engineNames, type EngineName } from './scenario-state.ts'
import { scenario } from './scenario.ts'

/** How often a held engine looks whether it may go on, ms. */
const POLL_INTERVAL_MS = 100

/** The work of each engine, which takes its time. */
const WORK = {
  writer: ['write', 'draftCompany', 'suggestPrompts'],
  voice: ['speak'],
  illustrator: ['illustrate'],
  animator: ['animate', 'lipSync'],
  retoucher: ['upscale', 'cutPart', 'expand', 'adjust', 'areaOf', 'repaint'],
  videoRetoucher: ['rework', 'cleanSound'],
  soundCleaner: ['clean'],
  trainer: ['learn'],
  transcriber: ['transcribe'],
  translator: ['translate'],
  music: ['render'],
  stock: ['search', 'get', 'still', 'download'],
} as const satisfies { [Name in EngineName]: readonly (keyof NonNullable<Engines[Name]>)[] }

/** The engines, including built-in ones, which refuse or delay their work while the developer panel says so. */
export function breakable(engines: Engines): Engines {
  const { draft } = engines
  return {
    ...brokenIn(engines),
    draft: {
      illustrator: broken('illustrator', draft.illustrator),
      animator: broken('animator', draft.animator),
      voice: broken('voice', draft.voice),
    },
  }
}

function brokenIn(engines: Engines): Engines {
  const changed: Record<string, unknown> = { ...engines }
  for (const name of engineNames) {
    const engine = engines[name]
    if (engine) changed[name] = broken(name, engine)
  }
  return changed as unknown as Engines
}

const broken = <Engine extends object>(name: EngineName, engine: Engine): Engine =>
  new Proxy(engine, { get: (of, key) => withScenario(name, WORK[name], of, key) })

type Work = (...args: unknown[]) => unknown

function withScenario(name: EngineName, works: readonly string[], engine: object, key: string | symbol): unknown {
  const found: unknown = Reflect.get(engine, key)
  if (typeof found !== 'function') return found
  const work = found as Work
  if (!works.includes(String(key))) return (...args: unknown[]) => work.apply(engine, args)
  return async (...args: unknown[]) => {
    while (scenario.read().engines[name] === 'waits')
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    if (scenario.read().engines[name] === 'fails') throw new EngineError('Broken by the developer panel')
    return work.apply(engine, args)
  }
}
