import { useId, useState, type MouseEvent, type ReactNode } from 'react'

export interface MenuTriggerProps {
  onClick: (event: MouseEvent<HTMLElement>) => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

/** Renders the button that opens a menu; the props go onto it. */
export type MenuTrigger = (props: MenuTriggerProps) => ReactNode

/** What a menu's surface needs. */
export interface MenuSurfaceState {
  id: string
  /** The button the menu hangs under; null while it is closed. */
  anchor: HTMLElement | null
  close: () => void
}

interface MenuState {
  triggerProps: MenuTriggerProps
  surface: MenuSurfaceState
  /** Whether there is a surface to render: a menu that nobody opened costs its page nothing. */
  wasOpened: boolean
}

/** Open or closed, and what trigger and surface need to know of each other. */
export function useMenu(): MenuState {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const id = useId()
  const isOpen = anchor !== null
  return {
    triggerProps: {
      onClick: (event) => {
        setAnchor(event.currentTarget)
        setWasOpened(true)
      },
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
    },
    surface: { id, anchor, close: () => setAnchor(null) },
    wasOpened,
  }
}
