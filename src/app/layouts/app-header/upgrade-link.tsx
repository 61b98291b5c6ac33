import { paths } from '../../paths.ts'
import { useIsUpgradeOffered } from './use-is-upgrade-offered.ts'

/** Leads to the plans in a new tab. Premium people never see it. */
export function UpgradeLink({ className }: { className: string }) {
  if (!useIsUpgradeOffered()) return null
  return (
    <a className={className} href={paths.subscribe.href()} target="_blank" rel="noreferrer">
      Upgrade
    </a>
  )
}
