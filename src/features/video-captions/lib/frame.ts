import type { RailStep } from '#src/shared/ui/wizard/step-rail.tsx'

/** Props of the frame around every step. */
export interface Frame {
  name: string
  steps: readonly RailStep[]
  current: string
}
