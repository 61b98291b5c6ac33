import { EngineError, type Engines } from '#server/engines/ports.ts'
import { scenario, type ScenarioState } from './scenario.ts'

/** The engines, with the one that the developer panel broke refusing whatever it is asked. */
export function breakable({ writer, voice, illustrator, ...rest }: Engines): Engines {
  return {
    ...rest,
    writer: { ...writer, write: (request) => unlessBroken('writer', () => writer.write(request)) },
    voice: { ...voice, speak: (request) => unlessBroken('voice', () => voice.speak(request)) },
    illustrator: {
      ...illustrator,
      illustrate: (request) => unlessBroken('illustrator', () => illustrator.illustrate(request)),
    },
  }
}

async function unlessBroken<Result>(name: ScenarioState['brokenEngine'], work: () => Promise<Result>): Promise<Result> {
  if (scenario.read().brokenEngine === name) throw new EngineError('The developer panel broke it')
  return work()
}
