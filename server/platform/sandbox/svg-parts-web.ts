import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import wasmUrl from '@resvg/resvg-wasm/index_bg.wasm?url'
import type { SvgRendererParts } from './render-svg.ts'

async function load(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The SVG renderer did not load: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

export const loadWebSvgParts = async (): Promise<SvgRendererParts> => {
  const [wasm, font] = await Promise.all([load(wasmUrl), load(fontUrl)])
  return { wasm, font }
}
