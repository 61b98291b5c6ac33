import Divider from '@mui/material/Divider'
import { Clapperboard, Lightbulb, LogOut, MessageCircle, Palette, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { externalLinks } from '#src/shared/lib/config/env.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { serviceSettings } from '#src/shared/services/service-port.ts'
import { useSignOut } from '#src/shared/session/use-sign-out.ts'
import { openSupportChat } from '#src/shared/services/support-chat/open-support-chat.ts'
import { MenuAction, MenuSurface } from '#src/shared/ui/menu/menu.tsx'
import type { MenuSurfaceState } from '#src/shared/ui/menu/lazy-menu.tsx'
import { paths } from '../../paths.ts'

const icon = { size: 16, 'aria-hidden': true } as const
const newTab = { component: 'a', target: '_blank', rel: 'noreferrer' } as const

/** Account, brand, what lies outside the product, and the way out. */
export function AccountMenuSurface({ state }: { state: MenuSurfaceState }) {
  const hasPage = useHasPage()
  const signOut = useSignOut()
  const own = [
    { label: 'Account', to: paths.account.href(), icon: <UserRound {...icon} /> },
    { label: 'Brand Settings', to: paths.brand.href(), icon: <Palette {...icon} /> },
  ].filter(({ to }) => hasPage(to))
  const outside = [
    { label: 'Feature Requests', href: externalLinks.featureRequests, icon: <Lightbulb {...icon} /> },
    { label: 'Example Videos', href: externalLinks.exampleVideos, icon: <Clapperboard {...icon} /> },
  ].flatMap(({ href, ...item }) => (href ? [{ ...item, href }] : []))

  return (
    <MenuSurface state={state} label="Account" align="right">
      {own.map((item) => (
        <MenuAction key={item.label} {...item} component={Link} />
      ))}
      {outside.map((item) => (
        <MenuAction key={item.label} {...item} {...newTab} />
      ))}
      {serviceSettings().chat && (
        <MenuAction label="Support chat" icon={<MessageCircle {...icon} />} onSelect={openSupportChat} />
      )}
      {own.length + outside.length > 0 && <Divider aria-hidden="true" component="li" />}
      <MenuAction label="Sign Out" icon={<LogOut {...icon} />} onSelect={() => void signOut()} />
    </MenuSurface>
  )
}
