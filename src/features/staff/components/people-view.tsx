import { useSearchParams } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { BackLink } from '#src/shared/ui/page-frame.tsx'
import { PeopleSearch } from './people-search.tsx'
import { PersonSection } from './person-section.tsx'
import { StaffPage } from './staff-page.tsx'

/** Finds users by their email and shows the one in the URL. */
export function PeopleView() {
  const [search] = useSearchParams()
  const userId = search.get('user_id') ?? ''
  const email = search.get('email') ?? ''
  return (
    <StaffPage title="Users">
      {userId === '' ? (
        <PeopleSearch key={email} />
      ) : (
        <>
          <BackLink
            to={paths.adminUserSummary.href({ email: email || undefined })}
            name={email === '' ? 'Search people' : 'What was found'}
          />
          <PersonSection key={userId} userId={userId} />
        </>
      )}
    </StaffPage>
  )
}
