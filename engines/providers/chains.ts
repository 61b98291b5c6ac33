import { nearestVoices } from '#src/domain/cast-voices.ts'
import { voicesFor } from '#src/domain/voice-for.ts'
import {
  type Composer,
  type EngineCall,
  EngineError,
  type EngineFailure,
  type EngineInfo,
  type Illustrator,
  type Made,
  mayBePaid,
  problemOf,
  type Reviewer,
  startingWith,
  type Transcriber,
  type Translator,
  type VoiceEngine,
  type VoiceInfo,
  type Writer,
} from '#engines/ports.ts'
import { StillGenerating } from './http/provider-error.ts'

/** Called for a failed engine whose work went to the next one. */
export type OnFailure = (engine: EngineInfo, cause: unknown) => void

type Chain<Engine> = readonly [Engine, ...Engine[]]

/**
 * Tries one engine after the other until one delivers. A cancelled call ends the chain, and so does work still in progress at a
 * provider. If all fail, rejects with the failure of the first, which the user chose, unless another engine may have charged.
 */
async function firstThatDelivers<Engine extends { info: EngineInfo }, Result extends object>(
  engines: Chain<Engine>,
  onFailure: OnFailure,
  call: EngineCall | undefined,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result & Made> {
  const failures: { engine: string; cause: unknown }[] = []
  for (const engine of inOrder(engines, call)) {
    const { info } = engine
    try {
      const made = await work(engine)
      return {
        madeBy: info.label,
        isBuiltIn: info.builtIn,
        madeWith: info.model,
        failures: failures.map(toFailure),
        ...made,
      }
    } catch (cause) {
      if (call?.signal?.aborted) throw cause
      // It is in progress and will be charged: the job fetches it later, and another engine would charge twice.
      if (cause instanceof StillGenerating && call?.orders) throw cause
      failures.push({ engine: info.label, cause })
      onFailure(info, cause)
    }
  }
  // Work that one of them may have done must not be ordered again, in pieces or otherwise.
  throw (failures.find(({ cause }) => mayBePaid(cause)) ?? failures[0])?.cause
}

/** The preferred engine before the others; a chosen built-in one has no fallback. */
function inOrder<Engine extends { info: EngineInfo }>(
  engines: Chain<Engine>,
  { prefer, connectedOnly = false }: EngineCall = {},
): readonly Engine[] {
  const chosen = engines.find(({ info }) => info.label === prefer)
  if (chosen?.info.builtIn) return chosen === engines[0] ? engines : [chosen]
  const connected = engines.filter(({ info }) => !info.builtIn)
  const able = connectedOnly && connected.length > 0 ? connected : engines
  return chosen ? [chosen, ...able.filter((each) => each !== chosen)] : able
}

const toFailure = ({ engine, cause }: { engine: string; cause: unknown }): EngineFailure => ({
  engine,
  problem: problemOf(cause) ?? 'It stopped unexpectedly',
})

export function chainWriters(engines: Chain<Writer>, onFailure: OnFailure): Writer {
  const [first] = engines
  if (engines.length === 1) return first
  return {
    info: first.info,
    ...(first.forecast && { forecast: first.forecast }),
    write: (request, call) => firstThatDelivers(engines, onFailure, call, (each) => each.write(request, call)),
    async draftCompany(text) {
      const ask = (each: Writer) => each.draftCompany(text)
      const { about, customer } = await firstThatDelivers(engines, onFailure, undefined, ask)
      return { about, customer }
    },
    async suggestPrompts(company) {
      const ask = async (each: Writer) => ({ prompts: await each.suggestPrompts(company) })
      return (await firstThatDelivers(engines, onFailure, undefined, ask)).prompts
    },
  }
}

export function chainIllustrators(engines: Chain<Illustrator>, onFailure: OnFailure): Illustrator {
  const [first] = engines
  if (engines.length === 1) return first
  return {
    info: first.info,
    looks: first.looks,
    onOffer: engines,
    startingWith(name) {
      const info = startingWith({ ...first.info, fallbacks: engines.slice(1).map((each) => each.info) }, name)
      const chosen = engines.find(({ info: { label } }) => label === info?.label)
      if (!info || !chosen || info.builtIn) return chosen
      const others = engines.filter((each) => each !== chosen)
      return { ...chainIllustrators([chosen, ...others], onFailure), info }
    },
    // Fallbacks that cannot follow images use only the prompt.
    ...(first.follows && { follows: first.follows }),
    // Fallbacks start on demand.
    illustrate: (request, call) =>
      firstThatDelivers(engines, onFailure, call, (each) => each.illustrate(request, call)),
    async forecast(sentences, call) {
      const asked = engines.find(({ info }) => info.label === call?.prefer) ?? first
      return (await asked.forecast?.(sentences, call)) ?? sentences.map(() => null)
    },
  }
}

export function chainTranslators(engines: Chain<Translator>, onFailure: OnFailure): Translator {
  return {
    info: engines[0].info,
    translate: (request, call) => firstThatDelivers(engines, onFailure, call, (each) => each.translate(request, call)),
  }
}

export function chainReviewers(engines: Chain<Reviewer>, onFailure: OnFailure): Reviewer {
  return {
    info: engines[0].info,
    review: (request, call) => firstThatDelivers(engines, onFailure, call, (each) => each.review(request, call)),
  }
}

export function chainComposers(engines: Chain<Composer>, onFailure: OnFailure): Composer {
  return {
    info: engines[0].info,
    compose: (request, call) => firstThatDelivers(engines, onFailure, call, (each) => each.compose(request, call)),
  }
}

export function chainTranscribers(engines: Chain<Transcriber>, onFailure: OnFailure): Transcriber {
  return {
    ...engines[0],
    transcribe: (request, call) =>
      firstThatDelivers(engines, onFailure, call, (each) => each.transcribe(request, call)),
  }
}

/** All voices of all engines, in order. If a voice's engine fails, another one speaks with a voice of that language. */
export function chainVoices(engines: Chain<VoiceEngine>, onFailure: OnFailure): VoiceEngine {
  const [first] = engines
  if (engines.length === 1) return first
  return {
    info: first.info,
    get voices() {
      return engines.flatMap(({ info, voices }) => voices.map((voice) => ({ provider: info, ...voice })))
    },
    get problem() {
      return engines.flatMap(unusable)[0]?.problem ?? null
    },
    async refresh() {
      const ends = await Promise.allSettled(engines.map(async ({ refresh }) => refresh?.()))
      for (const [at, end] of ends.entries())
        if (end.status === 'rejected') onFailure(engines[at]?.info ?? first.info, end.reason)
    },
    async speak(request, call) {
      const asked = engines.findIndex(({ voices }) => voices.some(({ id }) => id === request.voice))
      const wanted = engines[asked]?.voices.find(({ id }) => id === request.voice)
      const [own = first, ...others] = asked < 0 ? engines : engines.slice(asked)
      const made = await firstThatDelivers([own, ...others], onFailure, call, async (engine) => {
        const voice = engine === own ? wanted : fallback(engine.voices, wanted)
        if (!voice) throw new EngineError('Voice-over isn’t available in this language')
        return engine.speak({ ...request, voice: voice.id }, call)
      })
      // A built-in voice was found because an engine before it had none to offer.
      return own.info.builtIn ? { ...made, failures: [...engines.flatMap(unusable), ...(made.failures ?? [])] } : made
    },
  }
}

const unusable = ({ info, voices, problem }: VoiceEngine): EngineFailure[] =>
  voices.length === 0 && problem ? [{ engine: info.label, problem }] : []

function fallback(voices: readonly VoiceInfo[], wanted: VoiceInfo | undefined): VoiceInfo | undefined {
  return wanted && nearestVoices(voicesFor(voices, wanted.language), wanted)[0]
}

type Work<Request, Result> = (request: Request, call?: EngineCall) => Promise<Result>

/** One kind of work of a port, and its engine. */
export interface Worker<Request, Result> {
  info: EngineInfo
  work: Work<Request, Result>
}

/** For ports with a different model for each kind of work. */
export function chainWork<Request, Result extends object>(
  workers: Chain<Worker<Request, Result>>,
  onFailure: OnFailure,
): Work<Request, Result> {
  return (request, call) => firstThatDelivers(workers, onFailure, call, (each) => each.work(request, call))
}
