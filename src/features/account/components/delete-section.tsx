import { lazy, Suspense, useState } from 'react'
import type { UserProfile } from '#generated/schema.ts'
import { hasFormDraft } from '#src/shared/form/use-form-draft.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'
import { DELETION_DRAFT } from './deletion-draft.ts'

/** With the forms' library, which the page does not need before it is opened. */
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

/** Deletion of the account. */
export function DeleteSection({ profile }: { profile: UserProfile }) {
  // Text typed before a reload is shown again.
  const [isAsking, setAsking] = useState(() => hasFormDraft(DELETION_DRAFT))
  return (
    <AccountSection title="Delete account" text="You can sign in within seven days to keep your account.">
      <ul className={styles.list}>
        <li>Deleted: your stories, videos, images, recordings, credits, brand, shared links and profile.</li>
        <li>
          Kept: an anonymous record of when our staff accessed your data. Payment providers also keep their invoices, as
          the law requires.
        </li>
        <li>Templates that others accepted from you stay with them.</li>
      </ul>
      <div>
        <Button variant="danger" size="small" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <DeleteDialog profile={profile} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </AccountSection>
  )
}
