import type { ToWorker } from './messages.ts'
import { serveTasks } from './serve-tasks.ts'
import { createTasks, type DecodeImage, JPEG_QUALITY } from './tasks.ts'
import { watchProcess } from './watch-process.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { SvgRendererParts } from './render-svg.ts'
import type { PixelTile } from '#engines/ports.ts'
import type { DecodePixels } from '#server/platform/files/read-pixels.ts'

/** The decoder is loaded for the first image: sounds and videos do not need its memory. */
const decodeNodeImage: DecodeImage = async (bytes) => {
  const { loadImage } = await import('@napi-rs/canvas')
  const { width, height } = await loadImage(bytes)
  return { width, height }
}

const decodeNodePixels: DecodePixels = async (bytes, fit) => {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(bytes)
  const { width, height } = fit(image)
  const context = createCanvas(width, height).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const original = { width: image.width, height: image.height }
  return { width, height, original, data: context.getImageData(0, 0, width, height).data }
}

async function encodeNodeJpeg({ data, width, height }: PixelTile): Promise<Uint8Array> {
  const { createCanvas, ImageData } = await import('@napi-rs/canvas')
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0)
  return new Uint8Array(await canvas.encode('jpeg', JPEG_QUALITY * 100))
}

const { resolve } = createRequire(import.meta.url)

const loadNodeSvgParts = async (): Promise<SvgRendererParts> => ({
  wasm: new Uint8Array(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm'))),
  font: new Uint8Array(await readFile(resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))),
})

// The sandbox's process on Node, built to dist/server/sandbox-process.mjs.
const watch = watchProcess(Number(process.argv[2]))
const take = serveTasks(
  createTasks(
    { decodeImage: decodeNodeImage, decodePixels: decodeNodePixels, encodeJpeg: encodeNodeJpeg },
    loadNodeSvgParts,
  ),
  (message) => {
    if (message.kind !== 'read') watch.end()
    process.send?.(message)
  },
)
process.on('message', (message: ToWorker) => {
  if (message.kind === 'task') watch.begin(message)
  take(message)
})
process.on('disconnect', () => process.exit())
process.send?.({ kind: 'ready' })
