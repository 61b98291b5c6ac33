import { expect, test } from 'vitest'
import { operations, type OperationId } from '#generated/server/operations.ts'
import { listedErrors } from './listed-errors.ts'

test('every operation that somebody must sign in for lists at least its 401, each error with a body', () => {
  for (const id of Object.keys(operations) as OperationId[]) {
    const errors = listedErrors(id)
    if (operations[id].auth)
      expect(
        errors.map(({ status }) => status),
        id,
      ).toContain(401)
    for (const { status, body } of errors) {
      expect(status, id).toBeGreaterThanOrEqual(400)
      expect(body, id).toMatchObject({ message: expect.any(String) })
    }
  }
})

test('an error that only one operation has is listed with its own body', () => {
  expect(listedErrors('fileUploaded')).toContainEqual(
    expect.objectContaining({ status: 409, name: 'busy', body: expect.objectContaining({ error: 'SCENE_BUSY' }) }),
  )
})
