import type { ShapeOverlay } from '#generated/schema.ts'

export const SHAPES: readonly { value: ShapeOverlay['shape']; label: string }[] = [
  { value: 'RECTANGLE', label: 'Rectangle' },
  { value: 'ELLIPSE', label: 'Ellipse' },
  { value: 'TRIANGLE', label: 'Triangle' },
  { value: 'STAR', label: 'Star' },
  { value: 'LINE', label: 'Line' },
  { value: 'ARROW', label: 'Arrow' },
  { value: 'SPEECH_BUBBLE', label: 'Speech bubble' },
]
