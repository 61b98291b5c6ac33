import { Search } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { useSearchUserSummary } from '#generated/client/admin/admin.ts'
import { paths } from '#src/app/paths.ts'
import { InlineInput } from '#src/shared/form/inline-input.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { personRows } from '../lib/figure-rows.ts'
import { momentText, numberText, wordsOf } from '../lib/figure-text.ts'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import styles from './people.module.css'

/** Searches users by part of their email. The search is in the page's URL and in the audit trail. */
export function PeopleSearch() {
  const [search, setSearch] = useSearchParams()
  const email = search.get('email') ?? ''
  const { control, handleSubmit } = useForm({ defaultValues: { part: email } })
  const typed = useWatch({ control, name: 'part' }).trim()
  const submit = handleSubmit(({ part }) => setSearch({ email: part.trim() }))
  const rowsHref = useRowsHref()
  const query = useSearchUserSummary({ email }, { query: { enabled: email.length >= 2 } })
  return (
    <>
      <form className={styles.search} role="search" aria-label="Users" onSubmit={(event) => void submit(event)}>
        <InlineInput
          control={control}
          name="part"
          label="Part of an email"
          placeholder="Part of an email"
          type="search"
          className={styles.field}
          startAdornment={<Search size={16} aria-hidden="true" />}
          maxLength={254}
        />
        <Button type="submit" variant="contained" disabled={typed.length < 2}>
          Search
        </Button>
      </form>
      <p className={styles.note}>
        Emails are masked. Your searches and the users you view are recorded in the audit trail.
      </p>
      {email.length >= 2 && (
        <Loaded what="Users" height={200} query={query}>
          {({ users }) => (
            <FigureTable
              title="Found"
              note={users.length === 50 ? 'Showing 50. Type more to narrow the results' : numberText(users.length)}
              rows={users}
              keyOf={({ user_id: id }) => id}
              emptyText="No matching email"
              columns={[
                {
                  label: 'User',
                  cell: (user) => (
                    <Link to={paths.adminUserSummary.href({ email, user_id: user.user_id })}>{user.email}</Link>
                  ),
                },
                { label: 'Name', cell: ({ name }) => name || '–' },
                {
                  label: 'Plan',
                  cell: ({ is_premium: isPremium, premium_type: plan }) =>
                    isPremium ? wordsOf(plan ?? 'PREMIUM') : 'Free',
                },
                {
                  label: 'Stories',
                  isNumber: true,
                  cell: (user) => (
                    <FigureLink value={user.story_count} href={rowsHref(personRows(user.user_id).story_count)} />
                  ),
                },
                {
                  label: 'Videos',
                  isNumber: true,
                  cell: (user) => (
                    <FigureLink value={user.video_count} href={rowsHref(personRows(user.user_id).video_count)} />
                  ),
                },
                {
                  label: 'Credits left',
                  isNumber: true,
                  cell: (user) => <FigureLink value={user.balance} href={rowsHref(personRows(user.user_id).posted)} />,
                },
                { label: 'Joined, UTC', cell: (user) => momentText(user.date_joined) },
              ]}
            />
          )}
        </Loaded>
      )}
    </>
  )
}
