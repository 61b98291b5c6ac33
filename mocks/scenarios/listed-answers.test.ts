import { expect, test } from 'vitest'
import { operations, type OperationId } from '#generated/server/operations.ts'
import { listedAnswers } from './listed-answers.ts'

test('every operation lists its success first and, if it needs a token, its 401; each error has a body', () => {
  for (const id of Object.keys(operations) as OperationId[]) {
    const answers = listedAnswers(id)
    const errors = answers.filter(({ status }) => status >= 400)
    expect(answers[0]?.status, id).toBe(operations[id].successStatus)
    if (operations[id].auth)
      expect(
        errors.map(({ status }) => status),
        id,
      ).toContain(401)
    for (const { status, body } of errors) {
      expect(body, `${id} ${status}`).toMatchObject({ message: expect.any(String) })
    }
  }
})

test('an error that only one operation has is listed with its own body', () => {
  expect(listedAnswers('fileUploaded')).toContainEqual(
    expect.objectContaining({ status: 409, name: 'busy', body: expect.objectContaining({ error: 'SCENE_BUSY' }) }),
  )
})
