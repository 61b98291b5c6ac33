import Popper from '@mui/material/Popper'
import { useEffect, useId } from 'react'
import { Kbd } from '../kbd.tsx'
import { describe } from './describe.ts'
import styles from './tooltip-box.module.css'
import type { ShownTooltip } from './watch-tooltips.ts'

const edge = { padding: 8 }
/** Below its control and centred, above when there is no room, never cut off; gone while its control is scrolled away. */
const position = {
  strategy: 'fixed' as const,
  modifiers: [
    { name: 'offset', options: { offset: [0, 6] } },
    { name: 'flip', options: edge },
    { name: 'preventOverflow', options: edge },
    { name: 'hide' },
  ],
}

export interface TooltipBoxProps {
  shown: ShownTooltip
}

/** The tooltip that shows now. */
export function TooltipBox({ shown: { target, control, title, shortcut, by } }: TooltipBoxProps) {
  const id = useId()
  useEffect(() => describe(control, title, id), [control, title, id])
  return (
    <Popper id={id} open anchorEl={target} popperOptions={position} className={styles.tooltip} data-by={by}>
      {title}
      {shortcut && <Kbd binding={shortcut} />}
    </Popper>
  )
}
