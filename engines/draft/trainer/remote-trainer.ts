import type { LearnRequest, PixelTile, Trainer, TrainingState } from '#engines/ports.ts'
import { EngineError } from '#engines/ports.ts'
import type { Call, RemoteCalls, Reply } from '#engines/worker/remote-calls.ts'
import { CANNOT_LEARN, createTrainer, TRAINER_INFO } from './trainer.ts'

export type TrainerRequest =
  | { work: 'begin'; request: readonly PixelTile[] }
  | { work: 'learn'; request: LearnRequest }
  | { work: 'weights'; request: TrainingState }
  | { work: 'distance'; request: { drawn: readonly PixelTile[]; images: readonly PixelTile[] } }
  | { work: 'describe'; request: PixelTile }

export type TrainerResult = TrainingState | Uint8Array | number | string

export interface RemoteTrainer extends Trainer {
  /** Ends the worker; work under way rejects. The next starts it again. */
  close(): void
}

/** The built-in trainer at work in a worker. */
export function remoteTrainer({ call, close }: RemoteCalls<TrainerRequest, TrainerResult>): RemoteTrainer {
  // The worker answers every work with what `Trainer` says.
  const ask = <Result extends TrainerResult>(request: TrainerRequest) => call(request) as Promise<Result>
  return {
    info: TRAINER_INFO,
    bases: ['DRAFT'],
    cannotLearn: CANNOT_LEARN,
    begin: (request) => ask({ work: 'begin', request }),
    learn: (request) => ask({ work: 'learn', request }),
    weights: (request) => ask({ work: 'weights', request }),
    distance: (request) => ask({ work: 'distance', request }),
    describe: (request) => ask({ work: 'describe', request }),
    close,
  }
}

const trainer = createTrainer()

/** The worker's side. */
export async function answerTrainer({ id, request }: Call<TrainerRequest>): Promise<Reply<TrainerResult>> {
  try {
    return { id, result: await work(request) }
  } catch (error) {
    return {
      id,
      message: error instanceof Error ? error.message : String(error),
      isEngineError: error instanceof EngineError,
    }
  }
}

function work(asked: TrainerRequest): Promise<TrainerResult> {
  switch (asked.work) {
    case 'begin':
      return trainer.begin(asked.request)
    case 'learn':
      return trainer.learn(asked.request)
    case 'weights':
      return trainer.weights(asked.request)
    case 'distance':
      return trainer.distance(asked.request)
    case 'describe':
      return trainer.describe(asked.request)
  }
}
