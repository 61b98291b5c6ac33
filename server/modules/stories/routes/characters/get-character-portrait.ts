import { ownCharacter } from '#server/platform/auth/ownership.ts'
import { requestPortrait } from '#server/modules/stories/characters/portrait.ts'
import { publishCharacter } from '#server/modules/stories/characters/present-character.ts'
import { HttpError, validationFailed } from '#server/platform/http/http-error.ts'
import { hashRequest, once } from '#server/platform/http/idempotency.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneCharacter, type Character } from '#server/modules/stories/characters/present-character.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

type Portrait = Pick<Character, 'portrait' | 'portrait_generation_status' | 'portrait_error'>

/** A read; with `regenerate` it spends, once for each key. */
export const getCharacterPortrait = route('getCharacterPortrait', async ({ user, params, query, ...scope }) => {
  const row = await ownCharacter(scope.db, user, params.id, params.storyId)
  if (row.status !== 'published')
    throw new HttpError(409, { message: 'Publish the character first', error: 'NOT_PUBLISHED' })
  if (!query.regenerate) return portraitOf(await presentOneCharacter(scope, row))
  const key = query.idempotency_key
  if (key === undefined) throw validationFailed({ idempotency_key: ['Required for a new portrait'] })
  if (row.role === 'Narrator') throw validationFailed({ regenerate: ['The narrator has no portrait'] })
  const hash = await hashRequest('getCharacterPortrait', { params, query })
  const { body } = await once(scope, { userId: user.id, key, hash }, async () => {
    const { story } = await beginEdit(scope, user, params.storyId)
    return { status: 200, body: portraitOf(await publishCharacter(scope, await requestPortrait(scope, story, row))) }
  })
  return body as Portrait
})

function portraitOf({ portrait, portrait_generation_status, portrait_error }: Character): Portrait {
  return { portrait, portrait_generation_status, portrait_error }
}
