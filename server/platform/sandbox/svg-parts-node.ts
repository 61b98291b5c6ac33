import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { SvgRendererParts } from './render-svg.ts'

const { resolve } = createRequire(import.meta.url)

export const loadNodeSvgParts = async (): Promise<SvgRendererParts> => ({
  wasm: new Uint8Array(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm'))),
  font: new Uint8Array(await readFile(resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))),
})
