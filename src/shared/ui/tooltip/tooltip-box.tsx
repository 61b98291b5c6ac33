import Popper from '@mui/material/Popper'
import { useEffect, useId } from 'react'
import { Kbd } from '../kbd.tsx'
import styles from './tooltip-box.module.css'
import type { ShownTooltip } from './watch-tooltips.ts'

const attribute = 'aria-describedby'

const edge = { padding: 8 }
/** Below its control and centred, above when there is no room, never cut off; hidden while its control is scrolled away. */
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

/**
 * Has the tooltip read out with its control where it says more than the control's name.
 * @returns takes it back
 */
export function describe(control: Element, title: string, id: string): (() => void) | undefined {
  const name = control.getAttribute('aria-label') ?? control.textContent
  if (name.toLowerCase().includes(title.toLowerCase())) return undefined
  const idsOf = () => (control.getAttribute(attribute) ?? '').split(' ').filter((each) => each && each !== id)
  control.setAttribute(attribute, [...idsOf(), id].join(' '))
  return () => {
    const others = idsOf()
    if (others.length > 0) control.setAttribute(attribute, others.join(' '))
    else control.removeAttribute(attribute)
  }
}
