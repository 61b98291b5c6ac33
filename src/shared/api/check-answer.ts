import { answers } from '#generated/client/answers.ts'
import { ApiError, UNREADABLE_ANSWER } from './api-error.ts'

/** Passes an answer on that the contract describes; another one is a failure like any, with words and Retry where it is shown. */
export async function checkAnswer(
  call: { method: string; path: string },
  status: number,
  answer: unknown,
): Promise<unknown> {
  const path = call.path.replace(/\?.*$/, '')
  const found = answers.find(([method, pattern]) => method === call.method && new RegExp(pattern).test(path))
  const schema = await found?.[2]()
  const parsed = schema?.safeParse(answer)
  if (!parsed || parsed.success) return answer
  throw new ApiError({
    status,
    message: 'The server sent an unexpected response',
    code: UNREADABLE_ANSWER,
    cause: parsed.error,
  })
}
