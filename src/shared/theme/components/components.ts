import type { ThemeComponents } from '../theme-types.ts'
import { buttonComponents } from './buttons.ts'
import { feedbackComponents } from './feedback.ts'
import { inputComponents } from './inputs.ts'
import { selectionComponents } from './selection.ts'
import { surfaceComponents } from './surfaces.ts'

/** Every MUI component the product shows, restyled: nothing may look like stock MUI. The data grid brings its own. */
export const components: ThemeComponents = {
  ...buttonComponents,
  ...inputComponents,
  ...selectionComponents,
  ...surfaceComponents,
  ...feedbackComponents,
}
