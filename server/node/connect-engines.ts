import { setTimeout as wait } from 'node:timers/promises'
import { paintInto } from '#engines/draft/animator/paint-into.ts'
import {
  chainIllustrators,
  chainVoices,
  chainWork,
  chainWriters,
  type OnFailure,
  type Worker,
} from '#engines/providers/chains.ts'
import {
  createFalAnimate,
  createFalIllustrator,
  createFalInpaint,
  createFalLipSync,
  createFalUpscale,
} from '#engines/providers/fal/engines.ts'
import { createProvider, type Provider, type ProviderTools } from '#engines/providers/http/provider.ts'
import { createElevenLabsVoice } from '#engines/providers/speech/elevenlabs.ts'
import { createKokoroVoice } from '#engines/providers/speech/kokoro.ts'
import { createOpenAiVoice } from '#engines/providers/speech/openai-speech.ts'
import { createImagesIllustrator } from '#engines/providers/openai/pictures.ts'
import { createChatWriter } from '#engines/providers/openai/writer.ts'
import { combineLibraries } from '#engines/providers/stock/combine.ts'
import { createOpenverse } from '#engines/providers/stock/openverse.ts'
import { createPexels } from '#engines/providers/stock/pexels.ts'
import { createPixabay } from '#engines/providers/stock/pixabay.ts'
import type { EngineCall, EngineInfo, Engines, InpaintRequest } from '#engines/ports.ts'
import type { Sandbox } from '#server/ports/sandbox.ts'
import { inspectBytes } from '#server/files/inspect-bytes.ts'
import { type ChosenPort, type ProviderId, PROVIDERS } from './engine-providers.ts'
import type { EngineChoice, EngineSettings } from './engine-settings.ts'

export interface ConnectOptions {
  sandbox: Sandbox
  onFailure: OnFailure
}

/** Puts the chosen providers before, or in the place of, the built-in engines; what is not chosen stays as it is. */
export function connectEngines(
  builtIn: Engines,
  { choices, providers, languages }: EngineSettings,
  { sandbox, onFailure }: ConnectOptions,
): Engines {
  const account = openAccounts(providers, sandbox)
  const { animator, illustrator, retoucher, writer } = builtIn
  const { looks } = illustrator
  const limitOf = (id: ProviderId) => providers[id]?.limit ?? 1

  type Connect<Engine> = (provider: Provider, model: string, id: ProviderId) => Engine
  /** The chosen engines of a port in their order; undefined where nothing was chosen. */
  const chosen = <Engine>(
    port: ChosenPort,
    draft: Engine,
    connect: Connect<Engine>,
  ): [Engine, ...Engine[]] | undefined => {
    const open = (choice: EngineChoice) =>
      choice === 'draft' ? draft : connect(account(choice.provider), choice.model, choice.provider)
    const [first, ...rest] = (choices[port] ?? []).map(open)
    return first === undefined ? undefined : [first, ...rest]
  }
  const chosenWork = <Request, Result extends object>(
    port: ChosenPort,
    draft: Worker<Request, Result>,
    connect: (provider: Provider, model: string) => Worker<Request, Result>['work'],
  ) => {
    const workers = chosen(port, draft, (provider, model) => ({
      info: { label: model, builtIn: false } satisfies EngineInfo,
      work: connect(provider, model),
    }))
    return workers && { info: workers[0].info, work: chainWork(workers, onFailure) }
  }

  const writers = chosen('WRITER', writer, createChatWriter)
  const illustrators = chosen('ILLUSTRATOR', illustrator, (provider, model, id) =>
    (id === 'fal' ? createFalIllustrator : createImagesIllustrator)(provider, model, {
      looks,
      concurrency: limitOf(id),
    }),
  )
  const voices = chosen('VOICE', builtIn.voice, (provider, model, id) => {
    const concurrency = limitOf(id)
    if (id === 'elevenlabs') return createElevenLabsVoice(provider, model, concurrency)
    if (id === 'kokoro') return createKokoroVoice(provider, model, concurrency)
    return createOpenAiVoice(provider, model, { languages, concurrency })
  })
  const libraries = chosen('STOCK', builtIn.stock, (provider, _, id) => {
    if (id === 'pexels') return createPexels(provider)
    return id === 'pixabay' ? createPixabay(provider) : createOpenverse(provider)
  })
  const animate = chosenWork('ANIMATOR', { info: animator.info, work: animator.animate }, createFalAnimate)
  const lipSync = chosenWork('LIP_SYNC', { info: animator.info, work: animator.lipSync }, createFalLipSync)
  const upscale = chosenWork('UPSCALER', { info: retoucher.info, work: retoucher.upscale }, createFalUpscale)
  const inpaint = chosenWork(
    'INPAINTER',
    {
      info: retoucher.info,
      work: (request: InpaintRequest, call?: EngineCall) => paintInto({ illustrator, retoucher }, request, call),
    },
    createFalInpaint,
  )
  return {
    ...builtIn,
    ...(writers && { writer: chainWriters(writers, onFailure) }),
    ...(illustrators && { illustrator: chainIllustrators(illustrators, onFailure) }),
    ...(voices && { voice: chainVoices(voices, onFailure) }),
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
        // Drawings are enlarged by rules, without a model.
        upscale: (request, call) =>
          request.isDrawing ? retoucher.upscale(request, call) : upscale.work(request, call),
      }),
      ...(inpaint && { inpaintInfo: inpaint.info, inpaint: inpaint.work }),
    },
  }
}

/** One account for each provider, whatever it is chosen for: its limit is one. */
function openAccounts(providers: EngineSettings['providers'], sandbox: Sandbox): (id: ProviderId) => Provider {
  const tools: ProviderTools = {
    fetch,
    now: Date.now,
    wait: (ms, signal) => wait(ms, undefined, signal && { signal }),
    inspect: (bytes) => inspectBytes({ sandbox }, bytes),
  }
  const accounts = new Map<ProviderId, Provider>()
  return (id) => {
    const settings = providers[id]
    if (!settings) throw new Error(`Nothing is known of ${id}`)
    const account = accounts.get(id) ?? createProvider({ id, ...PROVIDERS[id] }, settings, tools)
    accounts.set(id, account)
    return account
  }
}
