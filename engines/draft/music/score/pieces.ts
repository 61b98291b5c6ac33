import { BRIGHT_SIDE } from './pieces/bright-side.ts'
import { CLEAR_VIEW } from './pieces/clear-view.ts'
import { CLOSING_IN } from './pieces/closing-in.ts'
import { CONFETTI } from './pieces/confetti.ts'
import { DEEP_FIELD } from './pieces/deep-field.ts'
import { FIRST_LIGHT } from './pieces/first-light.ts'
import { KITCHEN_TABLE } from './pieces/kitchen-table.ts'
import { LATE_BUS } from './pieces/late-bus.ts'
import { NEON_RUN } from './pieces/neon-run.ts'
import { OPEN_ROAD } from './pieces/open-road.ts'
import { PAPER_PLANES } from './pieces/paper-planes.ts'
import { RISING_TIDE } from './pieces/rising-tide.ts'
import type { Score } from './score.ts'

/** The compositions of the built-in tracks, by the tracks' ids. */
export const SCORES: readonly Score[] = [
  FIRST_LIGHT,
  OPEN_ROAD,
  CLOSING_IN,
  PAPER_PLANES,
  DEEP_FIELD,
  LATE_BUS,
  RISING_TIDE,
  NEON_RUN,
  KITCHEN_TABLE,
  BRIGHT_SIDE,
  CLEAR_VIEW,
  CONFETTI,
]
