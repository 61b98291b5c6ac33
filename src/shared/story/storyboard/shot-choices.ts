import type { FilmStyle, Shot, ShotsPerScene } from '#generated/schema.ts'

export const SIZES = [
  { value: 'WIDE', label: 'Wide' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'CLOSE_UP', label: 'Close-up' },
  { value: 'DETAIL', label: 'Detail' },
] as const satisfies readonly { value: Shot['size']; label: string }[]

export const ANGLES = [
  { value: 'EYE_LEVEL', label: 'Eye level' },
  { value: 'LOW', label: 'Low' },
  { value: 'HIGH', label: 'High' },
  { value: 'OVERHEAD', label: 'Overhead' },
] as const satisfies readonly { value: Shot['angle']; label: string }[]

export const DIRECTIONS = [
  { value: 'NONE', label: 'Any' },
  { value: 'LEFT', label: 'Left' },
  { value: 'RIGHT', label: 'Right' },
] as const satisfies readonly { value: Shot['screen_direction']; label: string }[]

export const COUNTS = [
  { value: 'AUTO', label: 'Auto' },
  { value: 'ONE', label: '1' },
  { value: 'TWO', label: '2' },
  { value: 'THREE', label: '3' },
  { value: 'FOUR', label: '4' },
] as const satisfies readonly { value: ShotsPerScene; label: string }[]

export const STYLE_FIELDS = [
  { name: 'palette', label: 'Palette', placeholder: 'Muted teal and amber' },
  { name: 'light', label: 'Light', placeholder: 'Low evening sun' },
  { name: 'lens', label: 'Lens', placeholder: '35 mm, shallow depth of field' },
  { name: 'medium', label: 'Medium', placeholder: '16 mm film, gouache …' },
] as const satisfies readonly { name: keyof FilmStyle; label: string; placeholder: string }[]

export const labelOf = <Value extends string>(choices: readonly { value: Value; label: string }[], value: Value) =>
  choices.find((choice) => choice.value === value)?.label ?? value
