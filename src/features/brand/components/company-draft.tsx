import { Sparkles } from 'lucide-react'
import { useId, useState } from 'react'
import { useDraftCompanyInfo } from '#generated/client/profile/profile.ts'
import { errorText, fieldText } from '#src/shared/api/api-error.ts'
import { type BrandSettings, useSaveBrand, useTakeBrand } from '#src/shared/story/brand/use-brand-settings.ts'
import { FieldShell, helpId } from '#src/shared/form/field-shell.tsx'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { readStored } from '#src/shared/lib/browser-storage.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { WritingArea } from '#src/shared/ui/writing-area.tsx'
import styles from './brand-page.module.css'

/** The contract's limit, characters. */
const MAX_TEXT_LENGTH = 20_000

/** Both texts, drafted by the language model from pasted text; the replaced ones can be restored. */
export function CompanyDraft({ userId, brand }: { userId: string; brand: BrandSettings }) {
  const id = useId()
  const place = `brand:draft:${userId}`
  const [text, setText] = useState(() => storedText(place))
  usePersisted(sessionStorage, place, text === '' ? null : text)
  const draft = useDraftCompanyInfo({ mutation: { scope: { id: 'brand settings' }, onSuccess: useTakeBrand() } })
  const restore = useSaveBrand()
  const { about_company, ideal_customer_profile } = brand
  const hasTexts = about_company !== '' || ideal_customer_profile !== ''
  const problem =
    text.length > MAX_TEXT_LENGTH
      ? `Use up to ${MAX_TEXT_LENGTH} characters. This has ${text.length}`
      : draft.error
        ? (fieldText(draft.error) ?? errorText(draft.error))
        : undefined

  const handleDraft = () =>
    draft.mutate(
      { data: { text: text.trim() } },
      {
        onSuccess: (drafted) => {
          setText('')
          // Text that was typed over the draft since is kept.
          const data = {
            about_company,
            ideal_customer_profile,
            base_about_company: drafted.about_company,
            base_ideal_customer_profile: drafted.ideal_customer_profile,
          }
          const undo = () =>
            restore.mutate(
              { data },
              { onError: (cause) => notify(`Couldn’t undo. ${errorText(cause)}`, { tone: 'error' }) },
            )
          notify('Drafted from your text', hasTexts ? { action: { label: 'Undo', onAction: undo } } : {})
        },
      },
    )
  return (
    <section className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        Draft from text
      </h2>
      <FieldShell
        id={id}
        label="Text about your company"
        help={
          hasTexts
            ? 'For example, your About page. The draft replaces the texts above.'
            : 'For example, your About page. We’ll draft both texts above from it.'
        }
        error={problem}
      >
        <div className={styles.area}>
          <WritingArea
            id={id}
            value={text}
            dir="auto"
            aria-invalid={problem !== undefined}
            aria-describedby={helpId(id)}
            onChange={(event) => {
              draft.reset()
              setText(event.target.value)
            }}
          />
        </div>
      </FieldShell>
      <div className={styles.buttons}>
        <Button
          icon={<Sparkles size={16} aria-hidden="true" />}
          disabled={text.trim() === '' || text.length > MAX_TEXT_LENGTH}
          isBusy={draft.isPending}
          busyLabel="Drafting"
          onClick={handleDraft}
        >
          Draft company info
        </Button>
        <EngineBadge kind="WRITER" />
      </div>
    </section>
  )
}

function storedText(place: string): string {
  const stored = readStored(sessionStorage, place)
  return typeof stored === 'string' ? stored : ''
}
