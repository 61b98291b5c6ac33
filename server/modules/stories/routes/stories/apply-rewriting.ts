import { requireIdle } from '#server/modules/generation/requirements.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { saveVersion } from '#server/modules/stories/edits/save-version.ts'
import { changedElsewhere, notFound, refused, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'
import { addNamed, applyPairs, noteWriter } from '#server/modules/stories/rewriting/apply-pairs.ts'
import { lockRewriting, updateRewriting } from '#server/modules/stories/rewriting/find-rewriting.ts'
import { readEditFacts } from '#server/modules/generation/outdated/hand-edits.ts'
import { type Pair, pairsOf } from '#server/modules/stories/rewriting/pairs.ts'
import { requireIdleScenes } from '#server/modules/stories/scenes/work-on-scenes.ts'
import { requireLength } from '#server/modules/stories/checks.ts'

const MESSAGE = 'No changes applied'

export const applyRewriting = route('applyRewriting', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const before = { ...edit.story, revision: edit.story.revision - 1 }
  const found = await lockRewriting(scope, before.id)
  if (!found?.payload.written || found.id !== body.rewriting_id) throw notFound()
  if (body.revision !== undefined && body.revision !== before.revision) throw changedElsewhere()
  requireIdle(before)
  const { written } = found.payload
  const facts = await readEditFacts(scope, before)
  const pairs = pairsOf(facts, written.scenes)
  const taken = choose(pairs, body.pair_ids)
  if (!body.over_edits && taken.some(({ shown }) => shown.hand_edits.length > 0))
    throw refused('SCENE_EDITED', 'You edited one of these scenes. Confirm that it can be replaced')
  const touched = taken.flatMap(({ scene }) => (scene ? [scene] : []))
  if (touched.length > 0) await requireIdleScenes(scope, touched, MESSAGE)
  await saveVersion(scope, before, 'Before applying the rewrite')
  await addNamed(edit, written.cast, taken)
  const rows = await applyPairs(edit, pairs, (pair) => taken.includes(pair))
  if (taken.some(({ shown }) => shown.change === 'ADDED'))
    requireLength(
      rows.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0),
      user,
    )
  await noteWriter(edit, found.payload, taken)
  await updateRewriting(scope, found.id, { stage: 'TAKEN' })
  return presentStoryDocument(scope, await edit.finish(`Apply rewrite to ${countOf(taken)}`))
})

function choose(pairs: readonly Pair[], ids: readonly string[]): Pair[] {
  const known = new Map(pairs.map((pair) => [pair.shown.id, pair]))
  const taken = [...new Set(ids)].map((id) => known.get(id))
  if (taken.some((pair) => !pair || pair.shown.change === 'SAME'))
    throw validationFailed({ pair_ids: ['Choose from the compared scenes'] })
  return taken.flatMap((pair) => (pair ? [pair] : []))
}

const countOf = ({ length }: readonly Pair[]) => (length === 1 ? 'one scene' : `${length} scenes`)
