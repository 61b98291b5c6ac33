import { useLocation } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { BrandPage } from '#src/features/brand/components/brand-page.tsx'
import { CompanyTab } from '#src/features/brand/components/company-tab.tsx'
import { LogoTab } from '#src/features/brand/components/logo-tab.tsx'
import { ThemeTab } from '#src/features/brand/components/theme-tab.tsx'

/** The page of all three addresses, so that the preview stays while tabs change. */
export function Component() {
  const { pathname } = useLocation()
  const Tab =
    pathname === paths.brandTheme.href() ? ThemeTab : pathname === paths.brandCompanyInfo.href() ? CompanyTab : LogoTab
  return <BrandPage>{(brand) => <Tab {...brand} />}</BrandPage>
}
