import { makeFluxLora } from '#engines/testing/flux-lora.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { DRAFT_FORMAT, DRAFT_TENSORS } from '#src/domain/lora-file.ts'
import { writeSafetensors } from '#src/domain/safetensors.ts'

const image = `data:image/png;base64,${Buffer.from(makePng(4, 3)).toString('base64')}`

/** The common elements of logos. */
const SVG = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120" height="40" viewBox="0 0 120 40">
  <style>.b { fill: #306; stroke: rgb(90, 20, 10); stroke-width: 1.5 }</style>
  <defs>
    <linearGradient id="g" x2="1"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient>
    <filter id="f"><feGaussianBlur stdDeviation="1"/><feOffset dx="1" dy="1"/></filter>
    <clipPath id="c"><circle cx="20" cy="20" r="15"/></clipPath>
    <pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="2"/></pattern>
    <g id="s"><path class="b" d="M 2 2 C 8 30, 20 -4, 30 20 S 10 40 2 2 Z"/></g>
  </defs>
  <rect width="120" height="40" rx="4" fill="url(#g)" filter="url(#f)"/>
  <g clip-path="url(#c)" transform="rotate(12 20 20) scale(1.1)"><use xlink:href="#s" x="1"/></g>
  <ellipse cx="60" cy="20" rx="9" ry="5" fill="url(#p)" opacity="0.5"/>
  <image x="70" y="4" width="8" height="6" xlink:href="${image}"/>
  <text x="82" y="24" font-size="9">Loom &amp; Co</text>
</svg>
`

const style = DRAFT_TENSORS.map((each) => ({
  ...each,
  values: Array.from({ length: each.shape.reduce((product, side) => product * side, 1) }, (_, at) => at / 60),
}))

/** One file of each type that is not a sound, image or video, by a name that says how its upload reads it. */
export const MADE_SEEDS: readonly { name: string; bytes: Uint8Array }[] = [
  { name: 'logo.svg', bytes: new TextEncoder().encode(SVG) },
  { name: 'lora.safetensors', bytes: makeFluxLora() },
  { name: 'style.safetensors', bytes: writeSafetensors(style, { format: DRAFT_FORMAT, trigger_word: 'loom' }) },
]
