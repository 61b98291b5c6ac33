import type {
  Animator,
  AnimateRequest,
  Composer,
  EncodedImage,
  Illustrator,
  InpaintRequest,
  Look,
  Retoucher,
  StockLibrary,
  TrainingService,
  Transcriber,
  Translator,
  UpscaleRequest,
  VoiceEngine,
  EncodedClip,
  EngineInfo,
} from '#engines/ports.ts'
import { clipFactsOf } from '#engines/model-table.ts'
import type { Worker } from '#engines/providers/chains.ts'
import { createA1111Illustrator, createA1111Inpaint, createA1111Upscale } from '#engines/providers/a1111/engines.ts'
import {
  createComfyAnimate,
  createComfyIllustrator,
  createComfyInpaint,
  createComfyUpscale,
} from '#engines/providers/comfyui/engines.ts'
import { placesIn, type Workflow } from '#engines/providers/comfyui/workflow.ts'
import {
  createFalAnimate,
  createFalComposer,
  createFalIllustrator,
  createFalInpaint,
  createFalLipSync,
  createFalUpscale,
  falClipFacts,
} from '#engines/providers/fal/engines.ts'
import { createFalTrainer } from '#engines/providers/fal/trainer.ts'
import type { FindModel } from '#engines/providers/fal/models.ts'
import { createGoogleAnimate } from '#engines/providers/google/animate.ts'
import { createGoogleComposer } from '#engines/providers/google/compose.ts'
import type { Provider } from '#engines/providers/http/provider.ts'
import type { ImageModel } from '#engines/providers/images/image-options.ts'
import { createLocalOpus } from '#engines/local/opus/translator.ts'
import { createLocalVoice } from '#engines/local/voice.ts'
import { createLocalWhisper } from '#engines/local/whisper/transcriber.ts'
import { createModelIllustrator } from '#engines/providers/images/illustrator.ts'
import { createModelInpaint } from '#engines/providers/images/inpaint.ts'
import {
  createReplicateAnimate,
  createReplicateComposer,
  createReplicateIllustrator,
  createReplicateInpaint,
  createReplicateLipSync,
  createReplicateUpscale,
} from '#engines/providers/replicate/engines.ts'
import { formOf as formOfReplicate } from '#engines/providers/replicate/models.ts'
import { createDeepgramTranscriber } from '#engines/providers/deepgram/transcriber.ts'
import { createOpenAiTranscriber } from '#engines/providers/openai/transcriber.ts'
import { createElevenLabsVoice } from '#engines/providers/speech/elevenlabs.ts'
import { createKokoroVoice } from '#engines/providers/speech/kokoro.ts'
import { createOpenAiVoice } from '#engines/providers/speech/openai-speech.ts'
import { createOpenverse } from '#engines/providers/stock/openverse.ts'
import { createPexels } from '#engines/providers/stock/pexels.ts'
import { createPixabay } from '#engines/providers/stock/pixabay.ts'
import { createModelTranslator } from '#engines/providers/texts/translator.ts'
import type { TextModel } from '#engines/providers/texts/ask-model.ts'
import { type KnownProvider, PROVIDERS } from './engine-providers.ts'
import type { ProviderChoice } from './engine-settings.ts'
import type { OpenLocalModel } from './local-models.ts'

type Work<Request, Result> = Worker<Request, Result>['work']
export interface ImageOptions {
  looks: readonly Look[]
  concurrency: number
  find?: FindModel | undefined
}

export function textModelOf({ provider, model }: ProviderChoice): TextModel {
  const { texts }: KnownProvider = PROVIDERS[provider]
  if (!texts) throw new Error(`${provider} has no language models`)
  return { form: texts, model }
}

function imageModelOf({ provider, model }: ProviderChoice): ImageModel {
  const { images }: KnownProvider = PROVIDERS[provider]
  if (!images) throw new Error(`${provider} has no image models`)
  return { form: images, model }
}

export function openIllustrator(provider: Provider, choice: ProviderChoice, options: ImageOptions): Illustrator {
  const { provider: id, model } = choice
  if (id === 'fal') return createFalIllustrator(provider, model, options)
  if (id === 'replicate')
    return createReplicateIllustrator(provider, formOfReplicate('ILLUSTRATOR', model, options.find), options)
  if (id === 'a1111') return createA1111Illustrator(provider, model, options)
  if (id === 'comfyui') return createComfyIllustrator(provider, model, workflowOf(choice), options)
  return createModelIllustrator(provider, imageModelOf(choice), options)
}

export function openTranscriber(
  provider: Provider,
  { provider: id, model }: ProviderChoice,
  openModel: OpenLocalModel,
): Transcriber {
  if (id === 'local') return createLocalWhisper(provider, openModel(model))
  return id === 'deepgram' ? createDeepgramTranscriber(provider, model) : createOpenAiTranscriber(provider, model)
}

export const openTranslator = (provider: Provider, choice: ProviderChoice, openModel: OpenLocalModel): Translator =>
  choice.provider === 'local'
    ? createLocalOpus(provider, openModel(choice.model))
    : createModelTranslator(provider, textModelOf(choice))

export function openVoice(
  provider: Provider,
  { provider: id, model }: ProviderChoice,
  options: { languages: readonly string[]; concurrency: number; openModel: OpenLocalModel },
): VoiceEngine {
  if (id === 'local') return createLocalVoice(provider, options.openModel(model), options.concurrency)
  if (id === 'elevenlabs') return createElevenLabsVoice(provider, model, options.concurrency)
  if (id === 'kokoro') return createKokoroVoice(provider, model, options.concurrency)
  return createOpenAiVoice(provider, model, options)
}

export function openStock(provider: Provider, { provider: id }: ProviderChoice): StockLibrary {
  if (id === 'pexels') return createPexels(provider)
  return id === 'pixabay' ? createPixabay(provider) : createOpenverse(provider)
}

export function openAnimate(
  provider: Provider,
  choice: ProviderChoice,
  find?: FindModel,
): Work<AnimateRequest, EncodedClip> {
  if (choice.provider === 'comfyui') return createComfyAnimate(provider, choice.model, workflowOf(choice))
  if (choice.provider === 'google') return createGoogleAnimate(provider, choice.model)
  if (choice.provider === 'replicate')
    return createReplicateAnimate(provider, formOfReplicate('ANIMATOR', choice.model, find))
  return createFalAnimate(provider, choice.model, find)
}

/** What is known of an animator's clips before one is ordered. */
export function clipFacts(
  { provider, model, ...choice }: ProviderChoice,
  find?: FindModel,
): Pick<EngineInfo, 'clipLengths' | 'endsWithImage'> {
  if (provider === 'comfyui')
    return { endsWithImage: placesIn(workflowOf({ provider, model, ...choice })).includes('end_picture') }
  if (provider === 'google') {
    const { lengths } = clipFactsOf(`google:${model}`)
    return { clipLengths: lengths, endsWithImage: true }
  }
  if (provider === 'replicate') {
    const { lengths, endsWithImage } = formOfReplicate('ANIMATOR', model, find).form
    return { ...(lengths && { clipLengths: lengths }), endsWithImage }
  }
  return falClipFacts(model, find)
}

export function openComposer(
  provider: Provider,
  { provider: id, model }: ProviderChoice,
  { concurrency, find }: Omit<ImageOptions, 'looks'>,
): Composer {
  if (id === 'google') return createGoogleComposer(provider, model, concurrency)
  return id === 'replicate'
    ? createReplicateComposer(provider, formOfReplicate('MUSIC', model, find), concurrency)
    : createFalComposer(provider, model, { concurrency, find })
}

export const openLipSync = (
  provider: Provider,
  { provider: id, model }: ProviderChoice,
  find?: FindModel,
): Animator['lipSync'] =>
  id === 'replicate'
    ? createReplicateLipSync(provider, formOfReplicate('LIP_SYNC', model, find))
    : createFalLipSync(provider, model, find)

export function openUpscale(
  provider: Provider,
  choice: ProviderChoice,
  find?: FindModel,
): Work<UpscaleRequest, EncodedImage> {
  if (choice.provider === 'a1111') return createA1111Upscale(provider, choice.model)
  if (choice.provider === 'comfyui') return createComfyUpscale(provider, choice.model, workflowOf(choice))
  if (choice.provider === 'replicate')
    return createReplicateUpscale(provider, formOfReplicate('UPSCALER', choice.model, find))
  return createFalUpscale(provider, choice.model, find)
}

export const openTrainer = (provider: Provider, { model }: ProviderChoice, options: ImageOptions): TrainingService =>
  createFalTrainer(provider, model, options)

/** @param retoucher crops and expands for models that paint images of a few shapes only */
export function openInpaint(
  provider: Provider,
  choice: ProviderChoice,
  { retoucher, find }: { retoucher: Retoucher; find?: FindModel | undefined },
): Work<InpaintRequest, EncodedImage> {
  if (choice.provider === 'openai') return createModelInpaint(provider, imageModelOf(choice), retoucher)
  if (choice.provider === 'a1111') return createA1111Inpaint(provider, choice.model)
  if (choice.provider === 'comfyui') return createComfyInpaint(provider, choice.model, workflowOf(choice))
  if (choice.provider === 'replicate')
    return createReplicateInpaint(provider, formOfReplicate('INPAINTER', choice.model, find))
  return createFalInpaint(provider, choice.model, find)
}

function workflowOf({ model, workflow }: ProviderChoice): Workflow {
  if (!workflow) throw new Error(`${model} has no workflow`)
  return workflow
}
