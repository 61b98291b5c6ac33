import { Suspense, type ComponentType } from 'react'
import { prefetch } from '../../lib/background-load.ts'
import { useMenu, type MenuSurfaceState, type MenuTrigger } from './use-menu.ts'

interface LazyMenuProps {
  trigger: MenuTrigger
  /** A `lazy` component that renders the MenuSurface with its items. */
  Surface: ComponentType<{ state: MenuSurfaceState }>
  /** Fetches the same component; called when the pointer comes near. */
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
