import { useMutation } from '@tanstack/react-query'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tinykeys } from 'tinykeys'
import { findStaffSubject } from '#generated/client/admin/admin.ts'
import { paths } from '#src/app/paths.ts'
import { ariaShortcut } from '#src/shared/lib/shortcut-label.ts'
import { Kbd } from '#src/shared/ui/kbd.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { matchHref } from '../lib/match-href.ts'
import styles from './staff-page.module.css'

const SHORTCUT = '$mod+KeyK'

/** Leads to whatever an address or an id stands for. */
export function JumpField() {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: string) => findStaffSubject({ query: wanted }),
    onSuccess: async ({ matches: [match] }, wanted) => {
      if (match) await navigate(matchHref(match))
      else if (wanted.includes('@')) await navigate(paths.adminUserSummary.href({ email: wanted }))
      else notify('Nothing has this id, or it is not part of your role')
    },
    onError: notifyError,
  })
  useEffect(
    () =>
      tinykeys(window, {
        [SHORTCUT]: (event) => {
          event.preventDefault()
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
        placeholder="Address or id"
        onChange={(event) => setQuery(event.target.value)}
        startAdornment={<Search size={16} aria-hidden="true" />}
        endAdornment={<Kbd binding={SHORTCUT} />}
        slotProps={{
          input: {
            'aria-label': 'Jump to an address, story, task, export or job',
            'aria-keyshortcuts': ariaShortcut(SHORTCUT),
            maxLength: 320,
          },
        }}
      />
    </form>
  )
}
