import { Outlet } from 'react-router-dom'
import { ConnectionBanner } from './connection-banner.tsx'
import { Main } from './main.tsx'

/** The page alone: the editor brings its own top bar. */
export function BareLayout() {
  return (
    <>
      <ConnectionBanner />
      <Main>
        <Outlet />
      </Main>
    </>
  )
}
