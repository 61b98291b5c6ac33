export { PeopleView as Component } from '#src/features/staff/components/people-view.tsx'
