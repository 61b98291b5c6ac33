import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { ByteSource, RenderedSvg } from '#server/platform/ports/sandbox.ts'

/** The renderer's resources, loaded for the first SVG: other files do not need its memory. */
export interface SvgRendererParts {
  wasm: BufferSource | Response
  /** The font of all texts, whatever the SVG requests. */
  font: Uint8Array
}

const UNREADABLE = 'Couldn’t read the SVG'
const GZIP = [0x1f, 0x8b]

/**
 * Renders an SVG as a PNG. The renderer ignores scripts, links and animations, and reaches neither files nor a network:
 * external references are refused, because they would be missing in the image.
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

/** After a crash the renderer's memory is undefined: the worker ends, and the next file gets another one. */
function endWorker(cause: WebAssembly.RuntimeError): Promise<never> {
  setTimeout(() => {
    throw cause
  })
  return new Promise(() => undefined)
}
