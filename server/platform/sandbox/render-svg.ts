import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { ByteSource, RenderedSvg } from '#server/platform/ports/sandbox.ts'

/** What the renderer needs, loaded for the first SVG: others do without its memory. */
export interface SvgRendererParts {
  wasm: BufferSource | Response
  /** The font that texts are set in, whatever the SVG asks for. */
  font: Uint8Array
}

const UNREADABLE = 'Couldn’t read the SVG'
const GZIP = [0x1f, 0x8b]

/**
 * Draws an SVG as a PNG. Scripts, links and animations are not known to the renderer, and it reaches neither files nor a network: what
 * an SVG refers to outside of itself is refused, because it would be missing in the picture.
 */
export function renderSvg(load: () => Promise<SvgRendererParts>) {
  let font: Promise<Uint8Array> | undefined
  const start = async () => {
    const parts = await load()
    await initWasm(parts.wasm)
    return parts.font
  }
  return async ({ side }: { side: number }, [file]: readonly ByteSource[]): Promise<RenderedSvg> => {
    if (!file) throw new UnreadableFile('The file is missing')
    const bytes = await file.read(0, file.size)
    if (GZIP.every((byte, at) => bytes[at] === byte)) throw new UnreadableFile('Save the SVG without compression')
    font ??= start()
    const fonts = { fontBuffers: [await font], defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' }
    try {
      const { width, height } = open(bytes, { font: fonts })
      const fitTo = width >= height ? { mode: 'width' as const, value: side } : { mode: 'height' as const, value: side }
      const image = open(bytes, { font: fonts, fitTo }).render()
      return { bytes: image.asPng(), width: image.width, height: image.height }
    } catch (cause) {
      if (cause instanceof UnreadableFile) throw cause
      if (cause instanceof WebAssembly.RuntimeError) return await endWorker(cause)
      throw new UnreadableFile(UNREADABLE, { cause })
    }
  }
}

function open(bytes: Uint8Array, options: ConstructorParameters<typeof Resvg>[1]): InstanceType<typeof Resvg> {
  const drawing = new Resvg(bytes, options)
  if (drawing.imagesToResolve().length > 0)
    throw new UnreadableFile('The SVG refers to other files. Embed them or save it as PNG')
  return drawing
}

/** After a crash the renderer's memory may be anything: the worker ends, and the next file gets another one. */
function endWorker(cause: WebAssembly.RuntimeError): Promise<never> {
  setTimeout(() => {
    throw cause
  })
  return new Promise(() => undefined)
}
