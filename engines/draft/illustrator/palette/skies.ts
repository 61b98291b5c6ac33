import type { Time } from '../parse/scene.ts'

/** A sky with the light that falls from it. Colours from the zenith down to the horizon. */
export interface SkyScript {
  sky: readonly [string, string, string, string, string]
  sun: string
  glow: string
  haze: string
  cloudLit: string
  cloudShade: string
  /** Light on a surface, as factors: from the sun or moon, and from the sky all around. */
  key: readonly [number, number, number]
  ambient: readonly [number, number, number]
}

type Scripts = readonly [SkyScript, ...SkyScript[]]

const DAY: Scripts = [
  {
    sky: ['#2a66a8', '#4a8ac4', '#7fb3d9', '#b5d6e6', '#e3eee9'],
    sun: '#fffaf0',
    glow: '#fff2cf',
    haze: '#c8dde4',
    cloudLit: '#ffffff',
    cloudShade: '#90a9bf',
    key: [0.67, 0.62, 0.53],
    ambient: [0.29, 0.34, 0.43],
  },
  {
    sky: ['#1f6d8c', '#3f94a8', '#7cbcc2', '#b9dcd3', '#f0eed9'],
    sun: '#fffbe8',
    glow: '#ffeec2',
    haze: '#cfe0d6',
    cloudLit: '#fffdf2',
    cloudShade: '#8fb0b3',
    key: [0.69, 0.62, 0.48],
    ambient: [0.28, 0.36, 0.4],
  },
  {
    sky: ['#3b6ea5', '#6c9bc4', '#a3c1d6', '#d4d8d2', '#f7e3bd'],
    sun: '#fff6da',
    glow: '#ffe2a6',
    haze: '#dfd9c8',
    cloudLit: '#fff6e6',
    cloudShade: '#a3a5b3',
    key: [0.74, 0.62, 0.44],
    ambient: [0.31, 0.34, 0.41],
  },
  {
    sky: ['#18539b', '#2f78bd', '#65a6d8', '#a4cfe8', '#d9ecf0'],
    sun: '#ffffff',
    glow: '#f5f6e6',
    haze: '#bcd7e8',
    cloudLit: '#ffffff',
    cloudShade: '#7f9dc0',
    key: [0.66, 0.64, 0.58],
    ambient: [0.26, 0.33, 0.45],
  },
]

const DAWN: Scripts = [
  {
    sky: ['#3d5590', '#7384b5', '#b79fbf', '#efb6a6', '#ffe1b8'],
    sun: '#fff3d4',
    glow: '#ffd29a',
    haze: '#dcb9bd',
    cloudLit: '#ffd9c2',
    cloudShade: '#6f6f9c',
    key: [0.72, 0.5, 0.36],
    ambient: [0.31, 0.31, 0.41],
  },
  {
    sky: ['#2f6d86', '#6ba0a8', '#b5c4af', '#f1cfa0', '#ffdf94'],
    sun: '#fff6d8',
    glow: '#ffdc8c',
    haze: '#d9cfae',
    cloudLit: '#ffe9c4',
    cloudShade: '#6f8f98',
    key: [0.73, 0.58, 0.34],
    ambient: [0.28, 0.34, 0.36],
  },
  {
    sky: ['#43447f', '#7a6ba6', '#b88cb4', '#eba9ae', '#ffd0b2'],
    sun: '#ffeeda',
    glow: '#ffbf9e',
    haze: '#cfaac0',
    cloudLit: '#ffcfc8',
    cloudShade: '#665f96',
    key: [0.69, 0.47, 0.44],
    ambient: [0.33, 0.31, 0.43],
  },
  {
    sky: ['#4e6f95', '#8ea4b4', '#cfc3ac', '#f4d190', '#ffe9b0'],
    sun: '#fffbe6',
    glow: '#ffe39a',
    haze: '#ddd0b0',
    cloudLit: '#fff0d0',
    cloudShade: '#8a93a3',
    key: [0.76, 0.62, 0.39],
    ambient: [0.31, 0.34, 0.38],
  },
]

const DUSK: Scripts = [
  {
    sky: ['#171d45', '#3d3a72', '#8a4a83', '#df6a5d', '#ffb45c'],
    sun: '#fff0c0',
    glow: '#ff9a4a',
    haze: '#a8637a',
    cloudLit: '#ff9468',
    cloudShade: '#33305f',
    key: [0.67, 0.36, 0.23],
    ambient: [0.22, 0.21, 0.33],
  },
  {
    sky: ['#14193f', '#43286f', '#8f3b88', '#e0627f', '#ffa77a'],
    sun: '#ffe6cf',
    glow: '#ff8479',
    haze: '#9a5488',
    cloudLit: '#ff8a8e',
    cloudShade: '#352763',
    key: [0.62, 0.33, 0.31],
    ambient: [0.24, 0.19, 0.36],
  },
  {
    sky: ['#26314f', '#57516b', '#a86660', '#e88a4c', '#ffcb72'],
    sun: '#fff3c8',
    glow: '#ffb052',
    haze: '#b77f63',
    cloudLit: '#ffb071',
    cloudShade: '#4d465e',
    key: [0.74, 0.47, 0.25],
    ambient: [0.26, 0.24, 0.29],
  },
  {
    sky: ['#0d3046', '#28596b', '#6f8078', '#d6986a', '#ffc377'],
    sun: '#fff1cc',
    glow: '#ffb25e',
    haze: '#8b8777',
    cloudLit: '#ffbd84',
    cloudShade: '#2d4c5d',
    key: [0.7, 0.45, 0.28],
    ambient: [0.19, 0.26, 0.31],
  },
]

const NIGHT: Scripts = [
  {
    sky: ['#04081a', '#0a1533', '#12264f', '#1f3f6c', '#355f87'],
    sun: '#f3f4ea',
    glow: '#8fb1d8',
    haze: '#223f63',
    cloudLit: '#5878a0',
    cloudShade: '#0a1530',
    key: [0.2, 0.27, 0.36],
    ambient: [0.08, 0.11, 0.18],
  },
  {
    sky: ['#030d18', '#061e2e', '#0c3444', '#17525c', '#33766f'],
    sun: '#f0f7ea',
    glow: '#8ecabf',
    haze: '#1b4a55',
    cloudLit: '#4f8488',
    cloudShade: '#061a28',
    key: [0.19, 0.28, 0.31],
    ambient: [0.06, 0.12, 0.15],
  },
  {
    sky: ['#070618', '#110f33', '#211c54', '#3b2f78', '#655093'],
    sun: '#f6f0ff',
    glow: '#ab9be0',
    haze: '#342d66',
    cloudLit: '#6f64a8',
    cloudShade: '#110e2e',
    key: [0.23, 0.22, 0.37],
    ambient: [0.09, 0.09, 0.18],
  },
  {
    sky: ['#06090f', '#0f1825', '#1b2a3c', '#2e4357', '#4d6475'],
    sun: '#f7f6ec',
    glow: '#b0c2cf',
    haze: '#2d4154',
    cloudLit: '#6c8192',
    cloudShade: '#0d1520',
    key: [0.23, 0.27, 0.31],
    ambient: [0.09, 0.1, 0.14],
  },
]

export const SKIES: Readonly<Record<Time, Scripts>> = { day: DAY, dawn: DAWN, dusk: DUSK, night: NIGHT }
