import { expect, it } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { STAFF_READS } from './staff-reads.ts'

/** Read for a menu and for a jump, or refreshed by itself: not part of a page's data with one age. */
const BESIDE = ['findStaffSubject', 'getStaffQueues', 'listStaffViews']

it('every read of the staff pages counts for the age of their data', () => {
  const ofStaff = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ tags, operationId }) => tags.includes('admin') && /^(get|list|search|find)/.test(operationId))
    .map(({ operationId }) => operationId)
  expect([...STAFF_READS].sort()).toEqual(ofStaff.filter((id) => !BESIDE.includes(id)).sort())
})
