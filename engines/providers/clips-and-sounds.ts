import { EngineError, type EncodedClip, type EncodedSound, type SoundType } from '#engines/ports.ts'
import type { Provider } from './http/provider.ts'

const TYPES = [
  'audio/mpeg',
  'audio/wav',
  'audio/mp4',
  'audio/aac',
  'audio/ogg',
  'audio/webm',
  'audio/flac',
] as const satisfies readonly SoundType[]

/** A provider's bytes as a clip. Its first frame is `image`, from which it was generated. */
export async function toClip(
  { label, tools }: Provider,
  bytes: Uint8Array,
  { image }: { image: Uint8Array },
): Promise<EncodedClip> {
  const [clip, first] = await Promise.all([tools.inspect(bytes), tools.inspect(image)]).catch((cause: unknown) => {
    throw new EngineError(`${label} returned an unreadable clip`, { cause })
  })
  const { contentType, width, height, durationMs } = clip
  if (contentType !== 'video/mp4' || width === null || height === null || durationMs === null)
    throw new EngineError(`${label} returned an unsupported clip format`)
  const still = {
    bytes: image,
    contentType: first.contentType === 'image/png' ? ('image/png' as const) : ('image/jpeg' as const),
    width: first.width ?? width,
    height: first.height ?? height,
  }
  return { bytes, contentType, width, height, durationMs: Math.round(durationMs), still }
}

/** A provider's bytes as audio of the type detected in them. Throws an EngineError on unknown types. */
export async function toSound({ tools, label }: Provider, bytes: Uint8Array): Promise<EncodedSound> {
  const { contentType, durationMs } = await tools.inspect(bytes).catch((cause: unknown) => {
    throw new EngineError(`${label} returned unreadable audio`, { cause })
  })
  const type = TYPES.find((each) => each === contentType)
  if (type === undefined) throw new EngineError(`${label} returned an unsupported audio format`)
  if (durationMs === null || durationMs < 1) throw new EngineError(`${label} returned audio without a duration`)
  return { bytes, contentType: type, durationMs: Math.round(durationMs) }
}
