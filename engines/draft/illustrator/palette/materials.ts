import { type Colour, hex } from '../core/colour.ts'
import type { Season } from '../parse/scene.ts'

/** What things are made of, in plain white light; the palette's light falls on it later. */
const MATERIALS = {
  rock: '#7d746c',
  rockWarm: '#a06a48',
  rockDark: '#4c4a4d',
  snow: '#f2f6fb',
  ice: '#bfe0ea',
  sand: '#dcb681',
  sandWet: '#a98a63',
  grass: '#87915c',
  grassDark: '#4d5c3b',
  wheat: '#d3a94f',
  leaf: '#667a45',
  leafDark: '#38492f',
  pine: '#2b4239',
  bark: '#5a4433',
  soil: '#6d4d37',
  path: '#b49b77',
  asphalt: '#4a4a50',
  water: '#2c5f73',
  waterDeep: '#0d2f45',
  lagoon: '#3fb5b0',
  lava: '#ff6a25',
  wall: '#d9cbb4',
  brick: '#a35b43',
  roof: '#93503a',
  slate: '#4e5866',
  wood: '#8a5a35',
  woodDark: '#4b2f1f',
  woodLight: '#c08a55',
  stone: '#a39c90',
  concrete: '#8d8f94',
  metal: '#8b95a0',
  steel: '#55606e',
  brass: '#c79a4b',
  glass: '#9fc4d2',
  white: '#f4f0e8',
  paper: '#f3e8cf',
  black: '#23222a',
  cloth: '#7a4a52',
  denim: '#4a6384',
  skin: '#c98f6b',
  hair: '#3b2a24',
  red: '#c8402f',
  orange: '#e08a35',
  yellow: '#efc244',
  green: '#4f8f5a',
  blue: '#3b6fb5',
  purple: '#7a58a8',
  pink: '#e29aa8',
  gold: '#d9a63e',
  cream: '#efdfbe',
  bread: '#c88742',
  crust: '#8d5222',
  coffee: '#4a2c1a',
  leather: '#7b4a2b',
  coral: '#e5786b',
  fur: '#a9744a',
  furDark: '#4a3a34',
  furLight: '#e2cfb2',
  fish: '#7f9db0',
  whale: '#3f566b',
  blossom: '#f0b7c6',
  flowerA: '#e7566b',
  flowerB: '#f4d35e',
} as const

export type Material = keyof typeof MATERIALS

/** The same things in another season. */
const SEASONAL: Partial<Record<Season, Partial<Record<Material, string>>>> = {
  autumn: {
    leaf: '#c9772c',
    leafDark: '#8a4320',
    grass: '#a3914a',
    grassDark: '#6d5f32',
    blossom: '#d98a3a',
    flowerA: '#b5532c',
  },
  spring: { leaf: '#86ad55', leafDark: '#4f7f44', grass: '#86ab55', blossom: '#f6bfd0' },
  winter: {
    grass: '#dfe6ec',
    grassDark: '#a9b8c4',
    leaf: '#8c8a80',
    leafDark: '#5b5f5e',
    soil: '#cfd6dc',
    path: '#e3e8ec',
    wheat: '#dcd8cc',
    roof: '#e9eef4',
    slate: '#e4ebf2',
  },
}

const parsed = new Map<string, Colour>()

export function material(name: Material, season: Season | undefined): Colour {
  const text = (season && SEASONAL[season]?.[name]) ?? MATERIALS[name]
  const known = parsed.get(text)
  if (known) return known
  const made = hex(text)
  parsed.set(text, made)
  return made
}
