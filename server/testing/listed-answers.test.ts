import { expect, it } from 'vitest'
import { requireListed, UnlistedAnswer } from './listed-answers.ts'

const answer = (status: number, error?: string) =>
  Response.json({ message: 'A text', ...(error === undefined ? {} : { error }) }, { status })
const check = (method: string, path: string, response: Response) =>
  requireListed(new Request(`http://localhost:4400${path}`, { method }), response)

it('the check of listed answers refuses a status that the contract does not list for the operation', async () => {
  await expect(check('GET', '/api/constants/voice/', answer(418))).rejects.toThrow(
    new UnlistedAnswer('listVoices answered 418, which the contract does not list'),
  )
})

it('the check of listed answers refuses an error code that no example of the status names', async () => {
  const message = 'createStoryFromAudio answered 409 TASK_ENDED, which the contract does not list'
  await expect(check('POST', '/api/create_story_from_audio', answer(409, 'TASK_ENDED'))).rejects.toThrow(message)
  await expect(check('POST', '/api/create_story_from_audio', answer(409, 'STORY_BUSY'))).resolves.toBeUndefined()
})

it('the check of listed answers passes a listed status, 500 and 503 among them, and whatever is no operation', async () => {
  await check('GET', '/api/constants/voice/', answer(200))
  await check('GET', '/api/constants/voice/', answer(500, 'INTERNAL'))
  await check('GET', '/api/constants/voice/', answer(503, 'UNAVAILABLE'))
  await check('GET', '/files/anything', answer(418))
})
