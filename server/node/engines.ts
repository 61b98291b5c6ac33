import {
  createNodeAligner,
  createNodeCleaner,
  createNodeStudio,
  createNodeIllustrator,
  createNodeMusic,
  createNodeTrainer,
  createNodeVoice,
} from '#engines/draft/node-engines.ts'
import type { Engines } from '#engines/ports.ts'
import { createStock } from '#engines/draft/stock/stock.ts'
import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import type { TranslatorSettings } from '#engines/providers/http-translator.ts'
import type { WhisperSettings } from '#engines/providers/whisper.ts'
import { createWorkerProcess } from './worker-process/worker-process.ts'
import { createWriter } from '#engines/draft/writer/writer.ts'
import type { OnFailure } from '#engines/providers/chains.ts'
import { UNLIMITED } from '#engines/providers/http/gate.ts'
import type { Meter } from '#server/platform/ports/meter.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import type { Tracer } from '#server/platform/ports/tracer.ts'
import { type ConnectEngines, connectEngines } from './connect-engines.ts'
import { openPlainServices } from './plain-services.ts'
import type { EngineSettings } from './engine-settings.ts'
import { findProgram } from './find-program.ts'
import { openLocalModels } from './local-models.ts'
import { consoleLog } from './log.ts'
import {
  createAccounts,
  createProviderState,
  nodeTools,
  openOwnAccounts,
  type ProviderState,
} from './provider-accounts.ts'

/** Nothing is chosen: everything is built in. */
const NO_ENGINES: EngineSettings = {
  ...{ choices: {}, providers: {}, limits: UNLIMITED, languages: [] },
  ...{ allowsOwnKeys: false, warnings: [] },
}

export interface NodeEngineSettings {
  whisper?: WhisperSettings | null
  translator?: TranslatorSettings | null
  engines?: EngineSettings
  /** Where models of this machine lie; without it there are none. */
  dataDir?: string
  meter?: Meter | undefined
  tracer?: Tracer | undefined
}

/** The engines of these settings; see `openNodeEngines`. */
export function createNodeEngines(...given: Parameters<typeof openNodeEngines>): Engines {
  const [, { engines = NO_ENGINES }] = given
  return openNodeEngines(...given)(engines)
}

/**
 * Opens the built-in engines. Returns how others are put before them, as often as settings change. `program` is the URL of the started file: built workers are beside it.
 * @param sandbox where files of providers are read
 * @param videos the video engine, which needs a browser
 * @param state left out: that of a server alone
 */
export function openNodeEngines(
  program: string,
  { whisper = null, translator = null, engines = NO_ENGINES, dataDir, meter, tracer }: NodeEngineSettings,
  sandbox: Sandbox,
  videos: Engines['videoRetoucher'] = null,
  state: ProviderState = createProviderState(engines.limits),
): ConnectEngines {
  const { open } = createWorkerProcess({
    program: findProgram('worker-process', program) ?? new URL('./worker-process/process-program.ts', import.meta.url),
  })
  const worker = (name: string) => {
    const workerUrl = findProgram(`${name}-worker`, program)
    // Unbuilt, every engine knows its own worker.
    return workerUrl ? { workerUrl, open } : { open }
  }
  const { animator, retoucher } = createNodeStudio(worker('animator'))
  const illustrator = createNodeIllustrator(worker('illustrator'))
  const voice = createNodeVoice(worker('voice'))
  const aligner = createNodeAligner(worker('aligner'))
  const openIn = (each: ProviderState) => createAccounts(each, nodeTools(sandbox, aligner), { meter, tracer })
  const openAccount = openIn(state)
  const plain = openPlainServices(openAccount, { whisper, translator }, state.memory)
  const builtIn: Engines = {
    animator,
    retoucher,
    videoRetoucher: videos,
    translator: plain.translator,
    transcriber: plain.transcriber ?? createTypedTranscriber(aligner),
    soundCleaner: createNodeCleaner(worker('sound')),
    writer: createWriter(),
    illustrator,
    trainer: createNodeTrainer(worker('trainer')),
    trainingServices: [],
    voice,
    music: createNodeMusic(worker('music')),
    composer: null,
    reviewer: null,
    stock: createStock(),
    draft: { illustrator, animator, voice },
  }
  const openModel = dataDir === undefined ? undefined : openLocalModels(program, dataDir)
  const onFailure: OnFailure = ({ label }, cause) => consoleLog.error(`The engine ${label} failed`, cause)
  const connect: ConnectEngines = (settings, own) => {
    const opened = { openAccount: own ? openOwnAccounts(own, state, openIn) : openAccount, own, openModel }
    const connected = connectEngines(builtIn, settings, { sandbox, onFailure, state, ...opened })
    // The engine chosen for the same work is called in their place.
    const health = async () => [
      ...((await connected.health?.()) ?? []),
      ...(await plain.health()).filter(({ kind }) => settings.choices[kind] === undefined),
    ]
    return { ...connected, ...((connected.health ?? whisper ?? translator) && { health }) }
  }
  return connect
}
