import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { BrandPage } from '#src/features/brand/components/brand-page.tsx'
import { LogoTab } from '#src/features/brand/components/logo-tab.tsx'
import { ThemeTab } from '#src/features/brand/components/theme-tab.tsx'

// The code that merges texts of two tabs loads with the tab that has texts.
const CompanyTab = lazy(async () => ({
  default: (await import('#src/features/brand/components/company-tab.tsx')).CompanyTab,
}))

/** The page of all three URLs, so that the preview stays while tabs change. */
export function Component() {
  const { pathname } = useLocation()
  const Tab =
    pathname === paths.brandTheme.href() ? ThemeTab : pathname === paths.brandCompanyInfo.href() ? CompanyTab : LogoTab
  return <BrandPage>{(brand) => <Tab {...brand} />}</BrandPage>
}
