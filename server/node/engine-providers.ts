import type { FreeRequest } from '#engines/providers/check-model.ts'
import type { Placeholder } from '#engines/providers/comfyui/workflow.ts'
import type { ProviderForm } from '#engines/providers/http/provider.ts'
import type { ImageForm } from '#engines/providers/sdk/image-models.ts'
import type { LanguageForm } from '#engines/providers/sdk/language-models.ts'

/** The keys of engine settings: a port, or one kind of work of a port. */
export const CHOSEN_PORTS = [
  'WRITER',
  'ILLUSTRATOR',
  'VOICE',
  'ANIMATOR',
  'LIP_SYNC',
  'UPSCALER',
  'INPAINTER',
  'STOCK',
  'TRANSLATOR',
  'TRANSCRIBER',
  'MUSIC',
  'TRAINER',
  'REVIEWER',
] as const
export type ChosenPort = (typeof CHOSEN_PORTS)[number]

export interface KnownProvider extends Omit<ProviderForm, 'id'> {
  ports: readonly ChosenPort[]
  /** The URL of its API; null: only on the operator's own servers. */
  usualUrl: string | null
  /** Tells whether a key is valid; absent: there is none. */
  freeRequest?: FreeRequest
  /** Public, without an account. */
  isOpen?: boolean
  /** It sends no bills. */
  isFree?: boolean
  /** Its models run on the server's own machine (`npm run models`): it has no settings. */
  isLocal?: boolean
  /** Each of its models publishes what it takes, so that any can be named. */
  publishesInputs?: boolean
  /** How its language models are asked; absent: it has none. */
  texts?: LanguageForm
  /** How its image models are asked, where it has models of the SDK. */
  images?: ImageForm
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })

/** Language models in OpenAI's form on a server of one's own; each program has a name, so that all work beside OpenAI. */
const OWN_MODELS = {
  ports: ['WRITER', 'TRANSLATOR', 'REVIEWER'],
  usualUrl: null,
  freeRequest: { path: '/models' },
  texts: 'openai',
  headers: bearer,
} as const satisfies Omit<KnownProvider, 'label'>

/** All providers for `ENGINE_<PORT>`. */
export const PROVIDERS = {
  openai: {
    label: 'OpenAI',
    ports: ['WRITER', 'TRANSLATOR', 'ILLUSTRATOR', 'INPAINTER', 'VOICE', 'TRANSCRIBER', 'REVIEWER'],
    usualUrl: 'https://api.openai.com/v1',
    freeRequest: { path: '/models' },
    texts: 'openai',
    images: 'openai',
    headers: bearer,
  },
  google: {
    label: 'Google',
    ports: ['WRITER', 'TRANSLATOR', 'ILLUSTRATOR', 'ANIMATOR', 'MUSIC', 'REVIEWER'],
    usualUrl: 'https://generativelanguage.googleapis.com/v1beta',
    freeRequest: { path: '/models' },
    texts: 'google',
    images: 'google',
    headers: (key) => ({ 'x-goog-api-key': key }),
  },
  anthropic: {
    label: 'Anthropic',
    ports: ['WRITER', 'TRANSLATOR', 'REVIEWER'],
    usualUrl: 'https://api.anthropic.com/v1',
    freeRequest: { path: '/models', headers: { 'anthropic-version': '2023-06-01' } },
    texts: 'anthropic',
    headers: (key) => ({ 'x-api-key': key }),
  },
  azure: {
    label: 'Azure OpenAI',
    ports: ['WRITER', 'TRANSLATOR', 'REVIEWER'],
    usualUrl: null,
    freeRequest: { path: '/models' },
    texts: 'openai',
    headers: (key) => ({ 'api-key': key }),
  },
  deepgram: {
    label: 'Deepgram',
    ports: ['TRANSCRIBER'],
    usualUrl: 'https://api.deepgram.com',
    freeRequest: { path: '/v1/projects' },
    headers: (key) => ({ Authorization: `Token ${key}` }),
  },
  fal: {
    label: 'fal',
    ports: ['ILLUSTRATOR', 'ANIMATOR', 'LIP_SYNC', 'UPSCALER', 'INPAINTER', 'MUSIC', 'TRAINER'],
    usualUrl: 'https://queue.fal.run',
    // The state of work that was never ordered: without a valid key it does not even say that there is none.
    freeRequest: { path: '/fal-ai/flux/requests/00000000-0000-0000-0000-000000000000/status', isMissing: true },
    publishesInputs: true,
    headers: (key) => ({ Authorization: `Key ${key}` }),
  },
  replicate: {
    label: 'Replicate',
    ports: ['ILLUSTRATOR', 'ANIMATOR', 'LIP_SYNC', 'UPSCALER', 'INPAINTER', 'MUSIC'],
    usualUrl: 'https://api.replicate.com/v1',
    freeRequest: { path: '/account' },
    publishesInputs: true,
    headers: bearer,
  },
  elevenlabs: {
    label: 'ElevenLabs',
    ports: ['VOICE'],
    usualUrl: 'https://api.elevenlabs.io',
    freeRequest: { path: '/v2/voices?page_size=1' },
    headers: (key) => ({ 'xi-api-key': key }),
  },
  ollama: { label: 'Ollama', ...OWN_MODELS },
  lmstudio: { label: 'LM Studio', ...OWN_MODELS },
  llamacpp: { label: 'llama.cpp', ...OWN_MODELS },
  speaches: {
    label: 'Speaches',
    ports: ['TRANSCRIBER'],
    usualUrl: null,
    freeRequest: { path: '/models' },
    headers: bearer,
  },
  kokoro: {
    label: 'Kokoro',
    ports: ['VOICE'],
    usualUrl: null,
    freeRequest: { path: '/v1/audio/voices' },
    headers: bearer,
  },
  local: {
    label: 'This server',
    ports: ['VOICE', 'TRANSCRIBER', 'TRANSLATOR'],
    usualUrl: null,
    isOpen: true,
    isFree: true,
    isLocal: true,
    headers: () => ({}),
  },
  a1111: {
    label: 'Stable Diffusion web UI',
    ports: ['ILLUSTRATOR', 'INPAINTER', 'UPSCALER'],
    usualUrl: null,
    freeRequest: { path: '/sdapi/v1/sd-models' },
    // Its `--api-auth` is a name and a password.
    headers: (key) => ({ Authorization: `Basic ${Buffer.from(key).toString('base64')}` }),
  },
  comfyui: {
    label: 'ComfyUI',
    ports: ['ILLUSTRATOR', 'INPAINTER', 'UPSCALER', 'ANIMATOR'],
    usualUrl: null,
    freeRequest: { path: '/queue' },
    headers: bearer,
  },
  pexels: {
    label: 'Pexels',
    ports: ['STOCK'],
    usualUrl: 'https://api.pexels.com',
    freeRequest: { path: '/v1/search?query=sea&per_page=1' },
    isFree: true,
    headers: (key) => ({ Authorization: key }),
  },
  pixabay: {
    label: 'Pixabay',
    ports: ['STOCK'],
    usualUrl: 'https://pixabay.com',
    freeRequest: { path: '/api/?q=sea&per_page=3' },
    isFree: true,
    headers: () => ({}),
    search: (key) => ({ key }),
  },
  openverse: {
    label: 'Openverse',
    ports: ['STOCK'],
    usualUrl: 'https://api.openverse.org',
    freeRequest: { path: '/v1/images/?q=sea&page_size=1' },
    isOpen: true,
    isFree: true,
    headers: bearer,
  },
} as const satisfies Record<string, KnownProvider>

export type ProviderId = keyof typeof PROVIDERS

export const isProvider = (name: string): name is ProviderId => Object.hasOwn(PROVIDERS, name)

/** There is no built-in engine that translates, transcribes, composes (its tracks are fixed) or looks at images. */
const WITHOUT_DRAFT: readonly ChosenPort[] = ['TRANSLATOR', 'TRANSCRIBER', 'MUSIC', 'REVIEWER']
export const hasDraft = (port: ChosenPort) => !WITHOUT_DRAFT.includes(port)

/** The placeholders that a workflow needs for a port. */
export const WORKFLOW_NEEDS: Readonly<Partial<Record<ChosenPort, readonly Placeholder[]>>> = {
  ILLUSTRATOR: ['prompt', 'seed'],
  INPAINTER: ['prompt', 'picture', 'mask'],
  UPSCALER: ['picture'],
  ANIMATOR: ['picture'],
}

/** Ports whose providers have no choice of models. */
export const hasModels = (port: ChosenPort) => port !== 'STOCK'
