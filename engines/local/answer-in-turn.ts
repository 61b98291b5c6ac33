import { answerAsync, type Call, type Reply } from '#engines/worker/remote-calls.ts'

/**
 * Answers the calls of a worker one after the other: a model that works on two at once needs the memory of two.
 * @param open loads the model, with the first call; what failed is tried again with the next one
 */
export function answerInTurn<Request, Result>(
  open: () => Promise<(request: Request) => Promise<Result>>,
  post: (reply: Reply<Result>) => void,
): (call: Call<Request>) => void {
  let opening: ReturnType<typeof open> | undefined
  const work = async (request: Request) => {
    opening ??= open()
    const ready = await opening.catch((cause: unknown) => {
      opening = undefined
      throw cause
    })
    return ready(request)
  }
  let last: Promise<void> = Promise.resolve()
  return (call) => {
    last = last.then(async () => post(await answerAsync(work, call)))
  }
}
