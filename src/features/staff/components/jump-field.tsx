import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { tinykeys } from 'tinykeys'
import { findStaffSubject } from '#generated/client/admin/admin.ts'
import { paths } from '#src/app/paths.ts'
import { InlineInput } from '#src/shared/form/inline-input.tsx'
import { ariaShortcut } from '#src/shared/lib/shortcut-label.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Kbd } from '#src/shared/ui/kbd.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ROW_KINDS } from '../lib/row-kinds.ts'
import { mayOpen } from '../lib/staff-pages.ts'
import { matchHref } from '../lib/match-href.ts'
import styles from './staff-page.module.css'

const SHORTCUT = '$mod+KeyK'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Leads to what an id or a whole email stands for; a part of an email finds people as the People page does. */
export function JumpField() {
  const { control, handleSubmit, setFocus } = useForm({ defaultValues: { query: '' } })
  const navigate = useNavigate()
  const own = useSessionStore((state) => state.user?.staff_roles ?? [])
  const mayFindPeople = mayOpen(own, ROW_KINDS.PERSON.roles)
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: string) => findStaffSubject({ query: wanted }),
    onSuccess: async ({ matches: [match] }, wanted) => {
      if (match) await navigate(matchHref(match))
      else if (mayFindPeople && !ID.test(wanted)) await navigate(paths.adminUserSummary.href({ email: wanted }))
      else notify('Nothing has this id, or it is not part of your role')
    },
    onError: notifyError,
  })
  useEffect(
    () =>
      tinykeys(window, {
        [SHORTCUT]: (event) => {
          event.preventDefault()
          setFocus('query', { shouldSelect: true })
        },
      }),
    [setFocus],
  )
  const submit = handleSubmit(({ query }) => {
    const wanted = query.trim()
    if (wanted.length >= 3 && !isPending) mutate(wanted)
  })
  return (
    <form role="search" aria-label="Jump" className={styles.jump} onSubmit={(event) => void submit(event)}>
      <InlineInput
        control={control}
        name="query"
        label="Jump to an email, story, task, export or job"
        placeholder="Email or id"
        type="search"
        size="small"
        fullWidth
        startAdornment={<Search size={16} aria-hidden="true" />}
        endAdornment={<Kbd binding={SHORTCUT} />}
        maxLength={320}
        aria-keyshortcuts={ariaShortcut(SHORTCUT)}
      />
    </form>
  )
}
