import { buttons } from './buttons.tsx'
import { choices } from './choices.tsx'
import { feedback } from './feedback.tsx'
import { inputs } from './inputs.tsx'
import { signs } from './signs.tsx'
import type { Specimen } from './specimen.tsx'
import { surfaces } from './surfaces.tsx'

/** Every component of the product in isolation; each state has a URL. */
export const specimens: readonly Specimen[] = [
  ...buttons,
  ...inputs,
  ...choices,
  ...signs,
  ...feedback,
  ...surfaces,
].toSorted((one, other) => one.name.localeCompare(other.name))
