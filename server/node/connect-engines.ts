import { expandWith, paintInto } from '#engines/draft/animator/with-painter.ts'
import {
  chainComposers,
  chainIllustrators,
  chainReviewers,
  chainTranscribers,
  chainTranslators,
  chainVoices,
  chainWork,
  chainWriters,
  type OnFailure,
  type Worker,
} from '#engines/providers/chains.ts'
import type { Provider } from '#engines/providers/http/provider.ts'
import { type FailureWatch, watchFailures } from '#engines/providers/http/watch-failures.ts'
import { checkKey, checkModel } from '#engines/providers/check-model.ts'
import { createModelReviewer } from '#engines/providers/texts/reviewer.ts'
import { watchVoices } from '#engines/providers/speech/watch-voices.ts'
import { combineLibraries } from '#engines/providers/stock/combine.ts'
import { createModelWriter } from '#engines/providers/texts/writer.ts'
import { missing, type ModelOnDisk } from '#engines/local/local-models.ts'
import {
  type Composer,
  type EncodedImage,
  type EngineCall,
  type EngineHealth,
  EngineError,
  type EngineInfo,
  type Engines,
  type InpaintRequest,
  type Reviewer,
  type Transcriber,
  type Translator,
  type AcceptedOrder,
} from '#engines/ports.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import { ConfigError } from './config-error.ts'
import { type ChosenPort, isProvider, type KnownProvider, type ProviderId, PROVIDERS } from './engine-providers.ts'
import { type EngineSettings, nameOf, type ProviderChoice } from './engine-settings.ts'
import type { OpenLocalModel } from './local-models.ts'
import { type ConnectedEngine, openChosen } from './open-chosen.ts'
import { settleForms } from './model-forms.ts'
import {
  createAccounts,
  createProviderState,
  nodeTools,
  type OpenAccount,
  openOwnAccounts,
  type OwnAccounts,
  type ProviderState,
} from './provider-accounts.ts'
import {
  clipFacts,
  openAnimate,
  openComposer,
  openIllustrator,
  openInpaint,
  openLipSync,
  openStock,
  openTrainer,
  openTranscriber,
  openTranslator,
  openUpscale,
  openVoice,
  textModelOf,
} from './provider-engines.ts'
import { cancelWorkflow } from '#engines/providers/comfyui/run-workflow.ts'
import { cancelInQueue } from '#engines/providers/fal/queue.ts'
import { cancelBatch } from '#engines/providers/images/overnight.ts'
import { cancelPrediction } from '#engines/providers/replicate/predictions.ts'

type Cancel = (provider: Provider, model: string, operation: string) => Promise<void>

/** Its engine finishes accepted orders later, and so can cancel them. */
const CANCELS: Readonly<Partial<Record<string, Cancel>>> = {
  ...({
    ...{ fal: cancelInQueue, replicate: cancelPrediction, comfyui: cancelWorkflow },
    ...{ openai: cancelBatch, google: cancelBatch },
  } satisfies Partial<Record<ProviderId, Cancel>>),
}

/** They answer whether they have a model; Azure lists none of its deployments. */
const LISTS_MODELS: readonly ProviderId[] = ['openai', 'google', 'anthropic']

const freeRequestOf = (id: ProviderId) => (PROVIDERS[id] as KnownProvider).freeRequest

export interface ConnectOptions {
  /** Where files of providers are read. */
  sandbox: Sandbox
  onFailure: OnFailure
  /** Left out: that of a server alone. */
  state?: ProviderState
  /** Other users of the same provider, where the limits count them together. */
  openAccount?: OpenAccount
  /** The models on this machine; left out: there are none. */
  openModel?: OpenLocalModel | undefined
  /** Whose keys pay for some of the providers; left out: the operator pays for all. */
  own?: OwnAccounts | undefined
}

const NO_MODELS: OpenLocalModel = (id) => {
  throw new ConfigError(`local:${id} is only available in a server with a data directory`)
}

/** The built-in engines with those of these settings before them, some of them with a user's own keys. */
export type ConnectEngines = (settings: EngineSettings, own?: OwnAccounts) => Engines

/** Puts the chosen providers before, or in place of, the built-in engines; the rest stays unchanged. */
export function connectEngines(
  builtIn: Engines,
  given: EngineSettings,
  {
    sandbox,
    onFailure,
    state = createProviderState(given.limits),
    own,
    openAccount = own
      ? openOwnAccounts(own, state, (each) => createAccounts(each, nodeTools(sandbox)))
      : createAccounts(state, nodeTools(sandbox)),
    openModel = NO_MODELS,
  }: ConnectOptions,
): Engines {
  const { find } = state.forms
  const { choices, providers, languages } = settleForms(given, find).settings
  const failures = watchFailures(state.memory, Date.now)
  const isOwn = (id: ProviderId) => own?.ids.has(id) ?? false
  // Staff see failures of the operator's accounts alone.
  const account = openAccounts(providers, openAccount, (id, each) => (isOwn(id) ? each : failures.watch(id, each)))
  const { animator, illustrator, retoucher, writer } = builtIn
  const { looks } = illustrator
  const { chosen, chosenTrainers, concurrencyOf, connected } = openChosen({ choices, providers }, { account, isOwn })
  const chosenWork = <Request, Result extends object>(
    port: ChosenPort,
    draft: Worker<Request, Result>,
    connect: (provider: Provider, choice: ProviderChoice) => Worker<Request, Result>['work'],
  ) => {
    const workers = chosen(port, draft, (provider, choice) => ({
      info: {
        ...{ label: choice.model, builtIn: false },
        ...(port === 'ANIMATOR' && clipFacts(choice, find)),
      } satisfies EngineInfo,
      work: connect(provider, choice),
    }))
    return workers && { info: workers[0].info, workers, work: chainWork(workers, onFailure) }
  }

  const writers = chosen('WRITER', writer, (provider, choice) => createModelWriter(provider, textModelOf(choice)))
  const illustrators = chosen('ILLUSTRATOR', illustrator, (provider, choice) =>
    openIllustrator(provider, choice, { looks, concurrency: concurrencyOf(choice.provider), find }),
  )
  const voices = chosen('VOICE', builtIn.voice, (provider, choice) =>
    watchVoices(
      openVoice(provider, choice, { languages, concurrency: concurrencyOf(choice.provider), openModel }),
      (cause) => {
        if (!isOwn(choice.provider)) void failures.note(choice.provider, choice.model, cause)
      },
    ),
  )
  const libraries = chosen('STOCK', builtIn.stock, openStock)
  const translators = chosen<Translator>('TRANSLATOR', null, (provider, choice) =>
    openTranslator(provider, choice, openModel),
  )
  const reviewers = chosen<Reviewer>('REVIEWER', null, (provider, choice) =>
    createModelReviewer(provider, textModelOf(choice)),
  )
  const transcribers = chosen<Transcriber>('TRANSCRIBER', null, (provider, choice) =>
    openTranscriber(provider, choice, openModel),
  )
  const composers = chosen<Composer>('MUSIC', null, (provider, choice) =>
    openComposer(provider, choice, { concurrency: concurrencyOf(choice.provider), find }),
  )
  const animate = chosenWork('ANIMATOR', { info: animator.info, work: animator.animate }, (provider, choice) =>
    openAnimate(provider, choice, find),
  )
  const lipSync = chosenWork('LIP_SYNC', { info: animator.info, work: animator.lipSync }, (provider, choice) =>
    openLipSync(provider, choice, find),
  )
  const upscale = chosenWork('UPSCALER', { info: retoucher.info, work: retoucher.upscale }, (provider, choice) =>
    openUpscale(provider, choice, find),
  )
  const inpaint = chosenWork(
    'INPAINTER',
    {
      info: retoucher.info,
      work: (request: InpaintRequest, call?: EngineCall) => paintInto({ illustrator, retoucher }, request, call),
    },
    (provider, choice) => openInpaint(provider, choice, { retoucher, find }),
  )
  // A repainting engine expands, too; the built-in engine by itself.
  const expander = ({ info, work }: Worker<InpaintRequest, EncodedImage>) => ({
    info,
    work: info.builtIn ? retoucher.expand : expandWith(retoucher, work),
  })
  const expanders = inpaint?.workers.map(expander) as [ReturnType<typeof expander>] | undefined
  const expand = expanders && chainWork(expanders, onFailure)
  const trainingServices = chosenTrainers((provider, choice) =>
    openTrainer(provider, choice, { looks, concurrency: concurrencyOf(choice.provider), find }),
  )
  /** A free request whether a model is there, where its provider says that. */
  const checkOf = async ({ id, model }: ConnectedEngine) => {
    if (id === 'local') await requireModel(openModel(model))
    else if (LISTS_MODELS.includes(id)) await checkModel(account(id), model, freeRequestOf(id))
  }
  /** Of providers that say it at no charge, and of this machine. */
  const checkModels = async () => {
    for (const each of connected)
      await checkOf(each).catch(async (cause: unknown) => {
        await failures.note(each.id, each.model, cause)
        onFailure({ label: each.label, builtIn: false }, cause)
      })
  }
  return {
    ...builtIn,
    ...(connected.length > 0 && { checkModels }),
    trainingServices,
    ...(Object.keys(providers).length > 0 && {
      async checkKey(id: string, model?: string) {
        if (!isProvider(id)) throw new Error(`${id} is no provider`)
        const freeRequest = freeRequestOf(id)
        if (freeRequest) await checkKey(account(id), freeRequest)
        if (model !== undefined && LISTS_MODELS.includes(id)) await checkModel(account(id), model, freeRequest)
      },
    }),
    cancelOrder: cancelAt((id) => (providers[id] ? account(id) : undefined)),
    ...(connected.length > 0 && { health: () => Promise.all(connected.map((each) => healthOf(each, failures))) }),
    ...(writers && { writer: chainWriters(writers, onFailure) }),
    ...(illustrators && { illustrator: chainIllustrators(illustrators, onFailure) }),
    ...(voices && { voice: chainVoices(voices, onFailure) }),
    ...(translators && { translator: chainTranslators(translators, onFailure) }),
    ...(reviewers && { reviewer: chainReviewers(reviewers, onFailure) }),
    ...(transcribers && { transcriber: chainTranscribers(transcribers, onFailure) }),
    ...(composers && { composer: chainComposers(composers, onFailure) }),
    ...(libraries && { stock: combineLibraries(libraries, onFailure) }),
    animator: {
      ...animator,
      ...(animate && { info: animate.info, animate: animate.work, lipSyncInfo: animator.info }),
      ...(lipSync && { lipSyncInfo: lipSync.info, lipSync: lipSync.work }),
    },
    retoucher: {
      ...retoucher,
      ...(upscale && {
        upscaleInfo: upscale.info,
        // Generated images are enlarged by rules, without a model.
        upscale: (request, call) =>
          request.isDrawing ? retoucher.upscale(request, call) : upscale.work(request, call),
      }),
      ...(inpaint && { inpaintInfo: inpaint.info, inpaint: inpaint.work }),
      ...(expand && { expand }),
    },
  }
}

async function requireModel(model: ModelOnDisk): Promise<void> {
  if (!model.isHere()) throw new EngineError(missing(model))
}

async function healthOf(
  { id, model, ...engine }: ConnectedEngine,
  { failuresOf }: FailureWatch,
): Promise<EngineHealth> {
  const { count, isFailing, last } = await failuresOf(id, model)
  return { ...engine, failures: count, isFailing, lastFailure: last, engine: nameOf({ provider: id, model }) }
}

/** One account for each provider, for all of its uses: its limit is one. */
function openAccounts(
  providers: EngineSettings['providers'],
  open: OpenAccount,
  watch: (id: ProviderId, account: Provider) => Provider,
): (id: ProviderId) => Provider {
  const accounts = new Map<ProviderId, Provider>()
  return (id) => {
    const settings = providers[id]
    if (!settings) throw new Error(`No engine is known for ${id}`)
    const account = accounts.get(id) ?? watch(id, open({ id, ...PROVIDERS[id] }, settings))
    accounts.set(id, account)
    return account
  }
}

/** @param account undefined where the provider is no longer connected */
export const cancelAt =
  (account: (id: ProviderId) => Provider | undefined) =>
  async ({ provider, operation }: AcceptedOrder): Promise<void> => {
    const [id = '', ...model] = provider.split(':')
    const cancel = CANCELS[id]
    const there = cancel && account(id as ProviderId)
    if (there) await cancel(there, model.join(':'), operation)
  }
