import { EngineError, type EncodedImage } from '#engines/ports.ts'
import type { Provider } from './http/provider.ts'

/** Bytes of a provider as a picture: what they say they are decides, not what was announced. */
export async function toPicture({ label, tools }: Provider, bytes: Uint8Array): Promise<EncodedImage> {
  const { contentType, width, height } = await tools.inspect(bytes).catch((cause: unknown) => {
    throw new EngineError(`${label} sent a picture that cannot be read`, { cause })
  })
  if ((contentType !== 'image/png' && contentType !== 'image/jpeg') || width === null || height === null)
    throw new EngineError(`${label} sent a kind of picture that is not known here`)
  return { bytes, contentType, width, height }
}
