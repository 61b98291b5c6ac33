import { answers } from '#generated/client/answers.ts'
import { apiAddress } from './api-address.ts'
import { ApiError, UNREADABLE_ANSWER } from './api-error.ts'

/** Passes an answer on that the contract describes; another one is a failure like any, with words and Retry where it is shown. */
export async function checkAnswer(request: Request, status: number, answer: unknown): Promise<unknown> {
  const path = request.url.slice(apiAddress().length).replace(/\?.*$/, '')
  const found = answers.find(([method, pattern]) => method === request.method && new RegExp(pattern).test(path))
  const schema = await found?.[2]()
  const parsed = schema?.safeParse(answer)
  if (!parsed || parsed.success) return answer
  throw new ApiError({
    status,
    message: 'The server sent an answer that does not fit',
    code: UNREADABLE_ANSWER,
    cause: parsed.error,
  })
}
