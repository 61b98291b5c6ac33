export const VIEWS = [
  { value: 'slider', label: 'Slider' },
  { value: 'side', label: 'Side by side' },
  { value: 'hold', label: 'Hold' },
] as const

export type View = (typeof VIEWS)[number]['value']
