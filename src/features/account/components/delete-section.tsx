import { lazy, Suspense, useState } from 'react'
import type { UserProfile } from '#generated/schema.ts'
import { hasFormDraft } from '#src/shared/form/use-form-draft.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'
import { DELETION_DRAFT } from './deletion-draft.ts'

/** With the forms' library, which the page does not need before it is opened. */
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

/** The way out for good. */
export function DeleteSection({ profile }: { profile: UserProfile }) {
  // What was typed before a reload is shown again.
  const [isAsking, setAsking] = useState(() => hasFormDraft(DELETION_DRAFT))
  return (
    <AccountSection title="Delete the account" text="You have seven days to come back by signing in.">
      <ul className={styles.list}>
        <li>
          Deleted: your stories, films, pictures and recordings, credits, brand, links that you shared, and your
          profile.
        </li>
        <li>
          Kept: here only a note, by number and without your name, of when our staff looked at something of yours. The
          law has payment providers keep the invoices that they issued; they have them in their own books.
        </li>
        <li>Templates that others took from you are theirs and stay.</li>
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
