/** What is chosen by the environment, as it is written there: a port, or one kind of work of a port. */
export const CHOSEN_PORTS = ['WRITER', 'ILLUSTRATOR', 'VOICE', 'ANIMATOR', 'LIP_SYNC', 'UPSCALER', 'INPAINTER'] as const
export type ChosenPort = (typeof CHOSEN_PORTS)[number]

interface KnownProvider {
  /** Whom people read about. */
  label: string
  ports: readonly ChosenPort[]
  /** Where its API is; null: only on servers of the operator's own. */
  usualUrl: string | null
  /** How a key is sent. */
  headers: (key: string) => Record<string, string>
}

/** Everything that can be named in `ENGINE_<PORT>`. */
export const PROVIDERS = {
  openai: {
    label: 'OpenAI',
    ports: ['WRITER', 'ILLUSTRATOR', 'VOICE'],
    usualUrl: 'https://api.openai.com/v1',
    headers: (key) => ({ Authorization: `Bearer ${key}` }),
  },
  fal: {
    label: 'fal',
    ports: ['ILLUSTRATOR', 'ANIMATOR', 'LIP_SYNC', 'UPSCALER', 'INPAINTER'],
    usualUrl: 'https://queue.fal.run',
    headers: (key) => ({ Authorization: `Key ${key}` }),
  },
  elevenlabs: {
    label: 'ElevenLabs',
    ports: ['VOICE'],
    usualUrl: 'https://api.elevenlabs.io',
    headers: (key) => ({ 'xi-api-key': key }),
  },
  kokoro: {
    label: 'Kokoro',
    ports: ['VOICE'],
    usualUrl: null,
    headers: (key) => ({ Authorization: `Bearer ${key}` }),
  },
} as const satisfies Record<string, KnownProvider>

export type ProviderId = keyof typeof PROVIDERS
