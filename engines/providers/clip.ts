import { EngineError, type EncodedClip } from '#engines/ports.ts'
import type { Provider } from './http/provider.ts'

/** Bytes of a provider as a clip. Its own first picture is `picture`, from which it was made. */
export async function toClip(
  { label, tools }: Provider,
  bytes: Uint8Array,
  { picture }: { picture: Uint8Array },
): Promise<EncodedClip> {
  const [clip, first] = await Promise.all([tools.inspect(bytes), tools.inspect(picture)]).catch((cause: unknown) => {
    throw new EngineError(`${label} sent a clip that cannot be read`, { cause })
  })
  const { contentType, width, height, durationMs } = clip
  if (contentType !== 'video/mp4' || width === null || height === null || durationMs === null)
    throw new EngineError(`${label} sent a kind of clip that is not known here`)
  const still = {
    bytes: picture,
    contentType: first.contentType === 'image/png' ? ('image/png' as const) : ('image/jpeg' as const),
    width: first.width ?? width,
    height: first.height ?? height,
  }
  return { bytes, contentType, width, height, durationMs: Math.round(durationMs), still }
}
