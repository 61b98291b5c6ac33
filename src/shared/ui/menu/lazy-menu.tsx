import { Suspense, type ComponentType, useId, useState, type MouseEvent, type ReactNode } from 'react'
import { prefetch } from '../../lib/background-load.ts'

interface MenuTriggerProps {
  onClick: (event: MouseEvent<HTMLElement>) => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

/** Renders the button that opens a menu; the props go onto it. */
export type MenuTrigger = (props: MenuTriggerProps) => ReactNode

/** Props of a menu's surface. */
export interface MenuSurfaceState {
  id: string
  /** The button the menu hangs under; null while it is closed. */
  anchor: HTMLElement | null
  close: () => void
}

interface MenuState {
  triggerProps: MenuTriggerProps
  surface: MenuSurfaceState
  /** Whether there is a surface to render: an unopened menu costs its page nothing. */
  wasOpened: boolean
}

interface LazyMenuProps {
  trigger: MenuTrigger
  /** A `lazy` component that renders the MenuSurface with its items. */
  Surface: ComponentType<{ state: MenuSurfaceState }>
  /** Fetches the same component; called when the pointer approaches. */
  preload: () => Promise<unknown>
}

/** A menu whose content is loaded when it is about to be opened: for the header, which every page pays for. */
export function LazyMenu({ trigger, Surface, preload }: LazyMenuProps) {
  const { triggerProps, surface, wasOpened } = useMenu()
  return (
    <span onPointerEnter={() => prefetch(preload)} style={{ display: 'inline-flex' }}>
      {trigger(triggerProps)}
      {wasOpened && (
        <Suspense>
          <Surface state={surface} />
        </Suspense>
      )}
    </span>
  )
}

/** The open state, and the data shared by trigger and surface. */
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
