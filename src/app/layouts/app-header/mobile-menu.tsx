import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#src/shared/ui/icon-button.tsx'

const MobileDrawer = lazy(() => import('./mobile-drawer.tsx').then((module) => ({ default: module.MobileDrawer })))

/** The menu button of narrow screens; the drawer is loaded when it is first opened. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <MenuIcon size={20} aria-hidden="true" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MobileDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
