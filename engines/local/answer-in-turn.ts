import { answerAsync, type Call, type Reply } from '#engines/worker/remote-calls.ts'

/** Answers the calls of a worker one after the other: a model that works on two at once needs the memory of two. */
export function answerInTurn<Request, Result>(
  work: (request: Request) => Promise<Result>,
  post: (reply: Reply<Result>) => void,
): (call: Call<Request>) => void {
  let last: Promise<void> = Promise.resolve()
  return (call) => {
    last = last.then(async () => post(await answerAsync(work, call)))
  }
}
