import { useMutation } from '@tanstack/react-query'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tinykeys } from 'tinykeys'
import { findStaffSubject } from '#generated/client/admin/admin.ts'
import { paths } from '#src/app/paths.ts'
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

/** Opens the target of an id or a whole email; a part of an email finds users as the People page does. */
export function JumpField() {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  const own = useSessionStore((state) => state.user?.staff_roles ?? [])
  const mayFindPeople = mayOpen(own, ROW_KINDS.PERSON.roles)
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: string) => findStaffSubject({ query: wanted }),
    onSuccess: async ({ matches: [match] }, wanted) => {
      if (match) await navigate(matchHref(match))
      else if (mayFindPeople && !ID.test(wanted)) await navigate(paths.adminUserSummary.href({ email: wanted }))
      else notify('No match, or you don’t have access')
    },
    onError: notifyError,
  })
  useEffect(
    () =>
      tinykeys(window, {
        [SHORTCUT]: (event) => {
          event.preventDefault()
          // Not every browser focuses a selected field.
          field.current?.focus()
          field.current?.select()
        },
      }),
    [],
  )
  return (
    <form
      role="search"
      aria-label="Jump"
      className={styles.jump}
      // eslint-disable-next-line no-restricted-syntax -- in the first bytes of each staff page, which need no form besides (decision 100)
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = query.trim()
        if (wanted.length >= 3 && !isPending) mutate(wanted)
      }}
    >
      <OutlinedInput
        inputRef={field}
        fullWidth
        size="small"
        type="search"
        value={query}
        placeholder="Email or ID"
        onChange={(event) => setQuery(event.target.value)}
        startAdornment={<Search size={16} aria-hidden="true" />}
        endAdornment={<Kbd binding={SHORTCUT} />}
        slotProps={{
          input: {
            'aria-label': 'Jump to an email, story, task, export or job',
            'aria-keyshortcuts': ariaShortcut(SHORTCUT),
            maxLength: 320,
          },
        }}
      />
    </form>
  )
}
