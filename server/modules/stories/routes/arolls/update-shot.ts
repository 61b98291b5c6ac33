import { beginArollEdit } from '#server/modules/stories/arolls/change-aroll.ts'
import { shotColumns, shotOf } from '#server/modules/stories/arolls/shots.ts'
import { presentOneAroll } from '#server/modules/stories/presenters/aroll.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** Changes what a shot shows. An image that it has stays, and is outdated where the prompt is another. */
export const updateShot = route('updateShot', async ({ user, params, body, ...scope }) => {
  const { edit, aroll, scene } = await beginArollEdit(scope, user, params.aroll_id)
  // What users write stays when shots are planned again.
  const shot = { ...shotOf(scene, aroll), is_locked: true, ...body }
  if (shot.subject.trim() === '') throw validationFailed({ subject: ['Describe the shot'] })
  const effects = scope.services.engines.music.effects.map(({ id }) => id)
  const { sound = '' } = body
  if (sound !== '' && !effects.includes(sound)) throw validationFailed({ sound: ['Unknown sound effect'] })
  // These are no part of its prompt: the user's own words stay.
  const keepsPrompt = Object.keys(body).every((name) => name === 'is_locked' || name === 'sound')
  const row = await edit.updateAroll(aroll, keepsPrompt ? { shot } : shotColumns(shot))
  await edit.finish('Change shot')
  return presentOneAroll(scope, row, edit.story.id)
})
