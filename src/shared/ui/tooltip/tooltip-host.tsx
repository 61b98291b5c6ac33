import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Kbd } from '../kbd.tsx'
import styles from './tooltip-host.module.css'
import { placeTooltip } from './place-tooltip.ts'

/** How long the pointer rests before a tooltip shows, in ms. */
export const tooltipDelayMs = 400

interface Shown {
  target: HTMLElement
  title: string
  shortcut: string | undefined
}

/** Shows the tooltips of all elements that ask for one. Mounted once; one listener serves thousands of controls. */
export function TooltipHost() {
  const [shown, setShown] = useState<Shown | null>(null)
  const boxRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      setShown(null)
    }
    const showFor = (event: Event, delayMs: number) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null
      if (!target) return hide()
      const { tooltip = '', shortcut } = target.dataset
      clearTimeout(timer)
      timer = setTimeout(() => target.isConnected && setShown({ target, title: tooltip, shortcut }), delayMs)
    }
    const handlePointer = (event: PointerEvent) => event.pointerType !== 'touch' && showFor(event, tooltipDelayMs)
    const handleFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) showFor(event, 0)
    }
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()

    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    document.addEventListener('pointerover', handlePointer, options)
    document.addEventListener('pointerdown', hide, options)
    document.documentElement.addEventListener('pointerleave', hide, options)
    document.addEventListener('focusin', handleFocus, options)
    document.addEventListener('focusout', hide, options)
    document.addEventListener('keydown', handleKey, options)
    document.addEventListener('scroll', hide, { ...options, capture: true })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])

  useLayoutEffect(() => {
    const box = boxRef.current
    if (!shown || !box) return
    const { left, top } = placeTooltip(shown.target.getBoundingClientRect(), box, {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    })
    box.style.translate = `${left}px ${top}px`
  }, [shown])

  if (!shown) return null
  return (
    <div ref={boxRef} className={styles.tooltip} role="tooltip">
      {shown.title}
      {shown.shortcut && <Kbd binding={shown.shortcut} />}
    </div>
  )
}
