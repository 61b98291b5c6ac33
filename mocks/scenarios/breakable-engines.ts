import { EngineError, type Engines } from '#engines/ports.ts'
import { scenario, type EngineName } from './scenario.ts'

/** How often a held engine looks whether it may go on, ms. */
const LOOK_MS = 100

/** The engines, with the one that the developer panel broke refusing whatever it is asked, and the one it holds waiting. */
export function breakable({ writer, voice, illustrator, ...rest }: Engines): Engines {
  return {
    ...rest,
    writer: { ...writer, write: (request) => asTold('writer', () => writer.write(request)) },
    voice: { ...voice, speak: (request) => asTold('voice', () => voice.speak(request)) },
    illustrator: {
      ...illustrator,
      illustrate: (request) => asTold('illustrator', () => illustrator.illustrate(request)),
    },
  }
}

async function asTold<Result>(name: EngineName, work: () => Promise<Result>): Promise<Result> {
  while (scenario.read().heldEngine === name) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  if (scenario.read().brokenEngine === name) throw new EngineError('The developer panel broke it')
  return work()
}
