import * as z from 'zod'
import type { Received } from '#engines/testing/fake-server.ts'
import { sha256OfBytes } from '#server/platform/crypto/digest.ts'

/** An image that was asked for: its prompt, and hashes of the images that it was shown, in their order. */
interface AskedImage {
  prompt: string
  shown: string[]
}

/** The images that OpenAI's form was asked for, in order. */
export function askedImages(received: readonly Received[]): Promise<AskedImage[]> {
  const asked = received.filter(({ path }) => path.startsWith('/v1/images'))
  return Promise.all(
    asked.map(async ({ json, bytes, headers }) => {
      if (json !== null) return { prompt: z.object({ prompt: z.string() }).parse(json).prompt, shown: [] }
      const body = { headers: { 'Content-Type': headers['content-type'] ?? '' } }
      const form = await new Response(new Uint8Array(bytes), body).formData()
      // One image has a field of its own name.
      const files = ['image', 'image[]'].flatMap((name) => form.getAll(name)).filter((each) => each instanceof File)
      const shown = files.map(async (file) => sha256OfBytes(new Uint8Array(await file.arrayBuffer())))
      const prompt = form.get('prompt')
      return { prompt: typeof prompt === 'string' ? prompt : '', shown: await Promise.all(shown) }
    }),
  )
}
