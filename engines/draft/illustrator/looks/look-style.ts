import type { Look } from '#engines/ports.ts'
import type { Colour } from '../core/colour.ts'

/** How flat shapes are filled. Lengths in art units. */
export interface GraphicStyle {
  /** Each sheet throws a shadow on the ones behind it. */
  readonly shadow?: { readonly blur: number; readonly x: number; readonly y: number; readonly alpha: number }
  readonly outline?: { readonly colour: Colour; readonly width: number }
  readonly sun: 'plain' | 'rings' | 'rays' | 'stripes'
  readonly clouds: 'puffs' | 'bars' | 'none'
  /** Sheets that the land is cut into. */
  readonly bands: number
  /** Lit sides are a second flat tone. */
  readonly facets: boolean
  /** How much a sheet brightens towards its foot, 0 flat to 1. */
  readonly fade: number
  readonly glow: 'soft' | 'rings' | 'none'
}

/** What layers have to know of the look they are painted for. */
export interface LookStyle extends Look {
  /** Set for looks of overlapping flat shapes; without it the image is painted as fields of light. */
  readonly graphic?: GraphicStyle
  /** Share of the computed detail that survives this look's last pass; 1 unless set. */
  readonly detail?: number
}
