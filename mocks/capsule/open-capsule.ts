import type { OperationId } from '#generated/server/operations.ts'
import { StoryDocument } from '#generated/zod/schemas/storyDocument.zod.ts'
import type { Capsule } from '#src/domain/capsule/capsule.ts'
import { readCapsule } from '#src/domain/capsule/read-capsule.ts'
import { calm, type CallFault } from '../scenarios/scenario-state.ts'
import { listedAnswers } from '../scenarios/listed-answers.ts'
import { scenario } from '../scenarios/scenario.ts'
import type { TabHost } from '../tab-host.ts'
import { signIn } from '../worlds/enter-world.ts'
import { CapsuleRefused, plantCapsule } from './plant-capsule.ts'
import { failedCalls } from './replay-capsule.ts'

/** Opens a capsule as its state: its story at its frame, as its person, with what failed outside of the story failing again. */
export async function openCapsule(host: TabHost, file: Blob): Promise<void> {
  const capsule = await readCapsule(file)
  const trouble = StoryDocument.safeParse(capsule.story).error?.issues[0]
  if (capsule.story !== null && trouble)
    throw new CapsuleRefused(`This version can’t read its story at '${trouble.path.join('.')}'`)
  const { userId, storyId } = await plantCapsule(host.app, capsule)
  await signIn(host, userId)
  scenario.set({ ...calm, calls: faultsOf(capsule) })
  location.assign(`/story/${storyId}?frame=${capsule.still?.frame ?? capsule.frame ?? 0}`)
}

/** A refusal follows from the story and comes by itself; a server that broke has to be told to. */
function faultsOf(capsule: Capsule): Partial<Record<OperationId, CallFault>> {
  return Object.fromEntries(
    failedCalls(capsule).flatMap(({ operationId, call: { status, error } }) => {
      if (status === null || status < 500) return []
      const errors = listedAnswers(operationId).filter((each) => each.status === status)
      const listed = errors.find(({ body }) => isCode(body, error)) ?? errors[0]
      return listed ? [[operationId, { kind: 'example', status, name: listed.name }]] : []
    }),
  )
}

const isCode = (body: unknown, code: string | null) =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === code
