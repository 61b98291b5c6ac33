import type { ToWorker } from './messages.ts'
import { serveTasks } from './serve-tasks.ts'
import type { DecodePixels } from '#server/platform/files/read-pixels.ts'
import type { PixelTile } from '#engines/ports.ts'
import { createTasks, type DecodeImage, JPEG_QUALITY } from './tasks.ts'
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import wasmUrl from '@resvg/resvg-wasm/index_bg.wasm?url'
import type { SvgRendererParts } from './render-svg.ts'

async function load(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The SVG renderer did not load: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

const loadWebSvgParts = async (): Promise<SvgRendererParts> => {
  const [wasm, font] = await Promise.all([load(wasmUrl), load(fontUrl)])
  return { wasm, font }
}

const decodeImage: DecodeImage = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

const decodePixels: DecodePixels = async (bytes, fit) => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
  const { width, height } = fit(bitmap)
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('This browser couldn’t open a canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const original = { width: bitmap.width, height: bitmap.height }
  bitmap.close()
  return { width, height, original, data: context.getImageData(0, 0, width, height).data }
}

async function encodeJpeg({ data, width, height }: PixelTile): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser couldn’t open a canvas')
  context.putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
  return new Uint8Array(await blob.arrayBuffer())
}

const take = serveTasks(createTasks({ decodeImage, decodePixels, encodeJpeg }, loadWebSvgParts), (message) =>
  self.postMessage(message),
)
self.addEventListener('message', (event: MessageEvent<ToWorker>) => take(event.data))
self.postMessage({ kind: 'ready' })
