import { brightnessOf, type Rgb } from './filters.ts'

export interface Adjustment {
  /** Its name for users. */
  name: string
  words: RegExp
  colour?: (colour: Rgb) => Rgb
  effect?: 'sharpen' | 'soften' | 'vignette' | 'mirror'
}

const scaled = (by: number) => (colour: Rgb) => mapped(colour, (value) => value * by)
const tinted = (by: Rgb) => (colour: Rgb) => mapped(colour, (value, channel) => value * (by[channel] ?? 1))
const contrasted = (by: number) => (colour: Rgb) => mapped(colour, (value) => (value - 128) * by + 128)

/** Further from (over 1) or nearer to its own grey. */
function saturated(by: number) {
  return (colour: Rgb) => {
    const grey = brightnessOf(colour)
    return mapped(colour, (value) => grey + (value - grey) * by)
  }
}

function mapped(colour: Rgb, change: (value: number, channel: number) => number): Rgb {
  return [change(colour[0], 0), change(colour[1], 1), change(colour[2], 2)]
}

/** Adjustments of the draft engine to images from any source. */
export const ADJUSTMENTS: readonly Adjustment[] = [
  {
    name: 'black and white',
    words: /\b(?:black[ -]?(?:and|&|n)[ -]?white|monochrome|grey ?scale|gray ?scale)\b/iu,
    colour: saturated(0),
  },
  {
    name: 'sepia',
    words: /\b(?:sepia|vintage|old[- ]?(?:photo|film)\w*|antique)\b/iu,
    colour: (colour) => tinted([1.08, 0.96, 0.74])(saturated(0.15)(colour)),
  },
  {
    name: 'at night',
    words: /\b(?:night|moonlight|moonlit|nocturnal)\b/iu,
    colour: (colour) => tinted([0.34, 0.42, 0.68])(saturated(0.55)(colour)),
  },
  { name: 'at sunset', words: /\b(?:sunset|golden hour|dusk|sunrise|dawn)\b/iu, colour: tinted([1.14, 0.93, 0.72]) },
  { name: 'warmer', words: /\bwarm\w*\b/iu, colour: tinted([1.1, 1, 0.87]) },
  { name: 'colder', words: /\b(?:cold\w*|cool\w*|wint(?:e|)r\w*|icy)\b/iu, colour: tinted([0.88, 0.98, 1.12]) },
  { name: 'brighter', words: /\b(?:bright\w*|lighter|sunny|sunlit)\b/iu, colour: scaled(1.22) },
  { name: 'darker', words: /\b(?:dark\w*|dim\w*|moody|gloomy)\b/iu, colour: scaled(0.68) },
  { name: 'more contrast', words: /\b(?:contrast\w*|dramatic|punchy)\b/iu, colour: contrasted(1.3) },
  { name: 'softer', words: /\b(?:soft\w*|faded|pastel|matte)\b/iu, colour: contrasted(0.8) },
  { name: 'more colour', words: /\b(?:vivid|vibrant|saturat\w+|colou?rful|richer)\b/iu, colour: saturated(1.45) },
  { name: 'paler', words: /\b(?:pale\w*|muted|desaturat\w+)\b/iu, colour: saturated(0.5) },
  { name: 'sharper', words: /\b(?:sharp\w*|crisp\w*|detail\w*)\b/iu, effect: 'sharpen' },
  { name: 'blurred', words: /\b(?:blur\w*|out of focus|dreamy)\b/iu, effect: 'soften' },
  { name: 'with a vignette', words: /\bvignett\w*\b/iu, effect: 'vignette' },
  { name: 'mirrored', words: /\b(?:mirror\w*|flip\w*)\b/iu, effect: 'mirror' },
]

/** The adjustments that a text requests. */
export function adjustmentsIn(words: string): Adjustment[] {
  return ADJUSTMENTS.filter((adjustment) => adjustment.words.test(words))
}
