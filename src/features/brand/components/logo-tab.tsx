import { LogoSettings } from '#src/shared/story/brand/logo-settings.tsx'
import type { LoadedBrand } from './brand-page.tsx'
import styles from './brand-page.module.css'

/** The logo over every video of the brand. */
export function LogoTab({ brand, preview, change, refetch }: LoadedBrand) {
  return (
    <section className={styles.group} aria-labelledby="brand-logo">
      <h2 className={styles.title} id="brand-logo">
        Logo
      </h2>
      <LogoSettings brand={brand} preview={preview} change={change} onFileChanged={refetch} />
      {brand.logo_url !== null && (
        <p className={styles.note}>
          The logo stays clear of buttons and text on YouTube, TikTok, Reels and Shorts. Large logos are scaled to fit.
        </p>
      )}
    </section>
  )
}
