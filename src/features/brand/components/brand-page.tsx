import { lazy, Suspense, type ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useBrandSettings } from '#src/shared/story/brand/use-brand-settings.ts'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './brand-page.module.css'

// The renderer loads after the page itself.
const Preview = lazy(async () => ({ default: (await import('./brand-preview.tsx')).BrandPreview }))

const TABS = [
  { label: 'Logo', to: paths.brand.href() },
  { label: 'Theme', to: paths.brandTheme.href() },
  { label: 'Company info', to: paths.brandCompanyInfo.href() },
]

interface BrandPageProps {
  /** The tab's settings. */
  children: (brand: LoadedBrand) => ReactNode
}

export type LoadedBrand = Omit<ReturnType<typeof useBrandSettings>, 'brand'> & {
  brand: NonNullable<ReturnType<typeof useBrandSettings>['brand']>
}

/** The brand: its tabs, and one preview beside the open one. */
export function BrandPage({ children }: BrandPageProps) {
  const settings = useBrandSettings()
  const { brand, error, isRefetching, refetch } = settings
  return (
    <Container isPage className={styles.page}>
      <PageHeader
        title="Brand Settings"
        text="Set your logo, captions and company info for stories that use brand settings."
      />
      <nav className={styles.tabs} aria-label="Brand Settings">
        {TABS.map(({ label, to }) => (
          <NavLink key={to} to={to} end className={styles.tab}>
            {label}
          </NavLink>
        ))}
      </nav>
      {brand ? (
        <div className={styles.columns}>
          <div className={styles.settings}>
            <Suspense fallback={<SettingsSkeleton />}>{children({ ...settings, brand })}</Suspense>
          </div>
          <aside className={styles.preview} aria-label="Preview">
            <Suspense fallback={<PreviewSkeleton />}>
              <Preview brand={brand} />
            </Suspense>
          </aside>
        </div>
      ) : error ? (
        <ErrorState
          title="Couldn’t load your brand"
          text={error.message}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.columns}>
          <SettingsSkeleton />
          <PreviewSkeleton />
        </div>
      )}
    </Container>
  )
}

const SettingsSkeleton = () => (
  <Skeletons label="Loading your brand">
    <SkeletonLine width="40%" />
    <SkeletonLine width="100%" height={64} />
    <SkeletonLine width="100%" height={32} />
  </Skeletons>
)

function PreviewSkeleton() {
  return (
    <Skeletons label="Loading the preview">
      <SkeletonImage />
      <div className={styles.pair}>
        <SkeletonImage ratio="9 / 16" />
        <SkeletonImage ratio="1 / 1" />
      </div>
    </Skeletons>
  )
}
