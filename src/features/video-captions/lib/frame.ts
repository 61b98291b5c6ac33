import type { RailStep } from '#src/shared/ui/wizard/step-rail.tsx'

/** What the frame around every step is given. */
export interface Frame {
  name: string
  steps: readonly RailStep[]
  current: string
}
