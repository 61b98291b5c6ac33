import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { CompanyDraft } from './company-draft.tsx'
import { CompanyText } from './company-text.tsx'
import type { LoadedBrand } from './brand-page.tsx'
import styles from './brand-page.module.css'

/** The company's business and customers. */
export function CompanyTab({ brand }: LoadedBrand) {
  const userId = useSessionStore((state) => state.user?.user_id ?? '')
  return (
    <>
      <section className={styles.group} aria-labelledby="brand-company">
        <h2 className={styles.title} id="brand-company">
          Company info
        </h2>
        <p className={styles.note}>
          Stories with brand settings are written for your customers and in your name, and Home suggests ideas. The
          built-in writer supports this in English.
        </p>
        {brand.gpt_generated && (
          <p className={styles.contrast}>
            <Tag tone="info">Drafted</Tag> Drafted from your text. Check it and correct any mistakes.
          </p>
        )}
        <CompanyText
          userId={userId}
          field="about_company"
          label="About your company"
          help="Describe what you make or do in a sentence or two."
          saved={brand.about_company}
        />
        <CompanyText
          userId={userId}
          field="ideal_customer_profile"
          label="Ideal customer"
          help="Who your videos are for, such as owners of small bakeries."
          saved={brand.ideal_customer_profile}
        />
      </section>
      <CompanyDraft userId={userId} brand={brand} />
    </>
  )
}
