import type { EncodedClip, EncodedImage, EngineCall, EngineInfo } from '#engines/ports.ts'
import { asItIs, bestTake, type BestTake, type Verdict } from '#server/modules/generation/images/best-take.ts'
import { checkImage } from '#server/modules/generation/images/review-image.ts'
import { readPeople } from '#server/modules/stories/characters/seen-cast.ts'
import type { App } from '#server/platform/context.ts'
import type { JobRun } from '#server/platform/jobs/definition.ts'
import { engineCall } from '#server/platform/jobs/step.ts'
import { clipProblems } from './check-clip.ts'
import type { Made } from './execute-task.ts'
import type { Plan } from './plan.ts'
import type { TaskRow } from './plan-of-task.ts'
import type { TaskJob } from './enqueue-task.ts'

/** Work that a provider does from words, or from an image: its result can be bad, and another seed gives another one. */
type CheckedPlan = Extract<Plan, { work: 'paint' | 'animate' | 'lipSync' }>

type CheckedResult = EncodedImage | EncodedClip

const isChecked = (plan: Plan): plan is CheckedPlan =>
  plan.work === 'paint' || plan.work === 'animate' || plan.work === 'lipSync'

const isCheckedResult = (made: Made): made is CheckedResult => 'bytes' in made && 'width' in made

interface Asked {
  /** The requested engine, with its fallbacks. */
  asked: EngineInfo
  /** Label of the engine that is tried first. */
  prefer: string | undefined
  make(plan: Plan, call: EngineCall): Promise<Made>
}

/** Makes a task's result. Images that are painted, and clips, are checked and made again where the check fails. */
export async function bestResult(
  job: JobRun<TaskJob>,
  { userId }: TaskRow,
  plan: Plan,
  { asked, prefer, make }: Asked,
): Promise<BestTake<Made>> {
  const { app } = job
  if (!isChecked(plan)) {
    const began = app.clock.now()
    return asItIs(await make(plan, engineCall(job, prefer)), { began, ended: app.clock.now() })
  }
  return bestTake<CheckedResult>(job, {
    ...{ kind: plan.work === 'paint' ? 'image' : 'clip', asked, prefer, seed: seedOf(plan) },
    async make(seed, call) {
      const made = await make(withSeed(plan, seed), call)
      if (!isCheckedResult(made)) throw new Error('The engine answered with something else')
      return made
    },
    check: (made, call) => check(app, plan, made, { asked, userId, call }),
  })
}

interface Checked {
  asked: EngineInfo
  userId: string
  call: EngineCall
}

async function check(
  app: App,
  plan: CheckedPlan,
  made: CheckedResult,
  { asked, userId, call }: Checked,
): Promise<Verdict> {
  if (made.contentType === 'video/mp4')
    return {
      problems: plan.work === 'paint' ? [] : await clipProblems(app, plan, made, { asked, userId }),
      checkedBy: null,
    }
  if (plan.work !== 'paint') return { problems: [], checkedBy: null }
  const people = app.engines.reviewer ? await readPeople(app, plan.drawnWith?.portraits ?? []) : []
  return checkImage(app, made, { prompt: plan.request.prompt, people, userId }, call)
}

function seedOf(plan: CheckedPlan): number {
  if (plan.work === 'paint') return plan.request.seed
  return plan.work === 'animate' ? plan.seed : 0
}

/** The same work with another seed, where it has one. */
export function withSeed<Of extends Plan>(plan: Of, seed: number): Of {
  if (plan.work === 'paint') return { ...plan, request: { ...plan.request, seed } }
  return plan.work === 'animate' ? { ...plan, seed } : plan
}
