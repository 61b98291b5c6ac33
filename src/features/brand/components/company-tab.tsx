import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { CompanyDraft } from './company-draft.tsx'
import { CompanyText } from './company-text.tsx'
import type { LoadedBrand } from './brand-page.tsx'
import styles from './brand-page.module.css'

/** What the company does and for whom. */
export function CompanyTab({ brand }: LoadedBrand) {
  const userId = useSessionStore((state) => state.user?.user_id ?? '')
  return (
    <>
      <section className={styles.group} aria-labelledby="brand-company">
        <h2 className={styles.title} id="brand-company">
          Company info
        </h2>
        <p className={styles.note}>
          Stories that use the brand settings are told for your customers and in your name, and Home suggests what to
          begin with. The built-in writer does so in English stories.
        </p>
        {brand.gpt_generated && (
          <p className={styles.contrast}>
            <Tag tone="info">Drafted</Tag> Written by the writer engine from your text. Read it, and change what is not
            so.
          </p>
        )}
        <CompanyText
          userId={userId}
          field="about_company"
          label="About your company"
          help="What you make or do, in a sentence or two."
          saved={brand.about_company}
        />
        <CompanyText
          userId={userId}
          field="ideal_customer_profile"
          label="Ideal customer"
          help="Whom your videos speak to, for example: owners of small bakeries."
          saved={brand.ideal_customer_profile}
        />
      </section>
      <CompanyDraft userId={userId} brand={brand} />
    </>
  )
}
