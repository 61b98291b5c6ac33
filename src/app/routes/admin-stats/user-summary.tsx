import { OwnPage } from '#src/features/staff/components/own-page.tsx'
import { PeopleView } from '#src/features/staff/components/people-view.tsx'

export function Component() {
  return (
    <OwnPage title="Users">
      <PeopleView />
    </OwnPage>
  )
}
