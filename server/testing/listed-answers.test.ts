// Raw HTTP: whose answer it is is found by the request.
import { expect, it } from 'vitest'
import { requireListed, UnlistedAnswer } from './listed-answers.ts'

const answer = (status: number, error?: string, message = 'A text') =>
  Response.json({ message, ...(error === undefined ? {} : { error }) }, { status })
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
})

it('the check of listed answers refuses words that no example of the error code has; numbers may be others', async () => {
  const busy = 'The story is being generated. Wait until it’s done or cancel it'
  const path = '/api/create_story_from_audio'
  await expect(check('POST', path, answer(409, 'STORY_BUSY', busy))).resolves.toBeUndefined()
  await expect(check('POST', path, answer(409, 'STORY_BUSY', ''))).rejects.toThrow(
    new UnlistedAnswer("createStoryFromAudio answered 409 STORY_BUSY '', which the contract does not list"),
  )
  const large = '/api/get_generic_presigned_url'
  await check('POST', large, answer(413, 'PAYLOAD_TOO_LARGE', 'A video can be up to 7 GB'))
  await expect(check('POST', large, answer(413, 'PAYLOAD_TOO_LARGE', 'Too large'))).rejects.toThrow('Too large')
})

it('the check of listed answers passes a listed status, 500 and 503 among them, and calls that are no operation', async () => {
  await check('GET', '/api/constants/voice/', answer(200))
  await check('GET', '/api/constants/voice/', answer(500, 'INTERNAL', 'Something Went Wrong'))
  await check(
    'GET',
    '/api/constants/voice/',
    answer(503, 'UNAVAILABLE', 'The service is busy. Please try again in a moment'),
  )
  await check('GET', '/files/anything', answer(418))
})

it('the check of listed answers refuses an acknowledgement in other words', async () => {
  const path = '/api/staff/views/0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71/'
  const done = (message: string) => check('DELETE', path, Response.json({ message }))
  await done('View deleted')
  await expect(done('')).rejects.toThrow("deleteStaffView answered 200 '', which the contract does not list")
})
