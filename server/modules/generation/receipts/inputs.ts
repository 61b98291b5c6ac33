import { sha256Of } from '#src/domain/sha256.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { ReceiptInput } from '#server/platform/db/schema/receipt.ts'

type Name = ReceiptInput['name']

/** A cache of hashed texts: comparing a whole story needs the same ones again and again. */
const known = new Map<string, string>()
/** The cache's size in characters: one text may be as long as a script. */
const MAX_CACHED = 1_000_000
let cached = 0

function hashOf(text: string): string {
  const found = known.get(text)
  if (found !== undefined) return found
  const hash = sha256Of(text)
  const size = text.length + hash.length
  if (cached + size > MAX_CACHED) {
    known.clear()
    cached = 0
  }
  known.set(text, hash)
  cached += size
  return hash
}

/** Values that went into a result, each by its hash. */
export function inputsOf(
  values: Partial<Record<Name, string | number | readonly (string | number)[]>>,
): ReceiptInput[] {
  return Object.entries(values).map(([name, value]) => ({
    name: name as Name,
    content: hashOf(typeof value === 'string' ? value : JSON.stringify(value)),
    media_id: null,
  }))
}

/** A media that went into a result. */
export const mediaInput = (name: Name, row: MediaRow): ReceiptInput => ({
  name,
  content: contentOf(row),
  media_id: row.id,
})

/** The identity of a media's bytes; a file that was never read as a whole is identified by its name, which is unique. */
export function contentOf({ id, fileKey, contentHash }: Pick<MediaRow, 'id' | 'fileKey' | 'contentHash'>): string {
  return contentHash ?? hashOf(fileKey ?? id)
}

/** The inputs of an image. */
export interface ImageFacts {
  /** Its subject, before anything is added. */
  subject: string
  /** The looks of its characters, and the words of the style, as they were added. */
  cast: string
  style: string
  look: string
  seed: number
  width: number
  height: number
  /** The style's model or reference besides its words; null: none. */
  model: string | null
  /** Portraits of its characters; null where they are described by words alone. */
  portraits: readonly Parameters<typeof contentOf>[0][] | null
}

export const imageInputs = ({ portraits, ...facts }: ImageFacts): ReceiptInput[] => [
  ...wordInputs(facts),
  ...(portraits ? [portraitInput(portraits)] : []),
]

/** All portraits of an image are one input: the set of characters is part of the comparison. */
export function portraitInput(portraits: NonNullable<ImageFacts['portraits']>): ReceiptInput {
  const [only, ...others] = portraits
  return {
    name: 'PORTRAITS',
    content: hashOf(JSON.stringify(portraits.map(contentOf))),
    media_id: others.length === 0 ? (only?.id ?? null) : null,
  }
}

type WordFacts = Omit<ImageFacts, 'portraits'>

const wordInputs = ({ subject, cast, style, look, seed, width, height, model }: WordFacts): ReceiptInput[] =>
  inputsOf({
    PROMPT: subject,
    CAST: cast,
    STYLE: style,
    LOOK: look,
    SEED: seed,
    SHAPE: [width, height],
    MODEL: model ?? '',
  })

/** The inputs of a voice-over. */
interface VoiceFacts {
  text: string
  voice: string
  speakingRate: number
  pitch: number
}

export const voiceInputs = ({ text, voice, speakingRate, pitch }: VoiceFacts): ReceiptInput[] =>
  inputsOf({ TEXT: text, VOICE: voice, MANNER: [speakingRate, pitch] })

/** The inputs that have changed. What only one side knows is no difference: an older receipt knew less. */
export function changedInputs(then: readonly ReceiptInput[], now: readonly ReceiptInput[]): Name[] {
  return then.flatMap(({ name, content }) => {
    const present = now.find((input) => input.name === name)
    return present && present.content !== content ? [name] : []
  })
}
