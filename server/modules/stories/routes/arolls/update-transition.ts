import { changeArolls } from '#server/modules/stories/arolls/change-aroll.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'

/** Length of a transition where none was chosen and there was none, ms. */
const USUAL_MS = 500

/** To change the transition of a visual, of one or of all in the story. It overlays the A-roll's start; no length changes. */
export const updateTransition = route('updateTransition', ({ user, params, body, ...scope }) => {
  const { transition_name: transitionName, transition_duration_ms: wanted } = body
  const lengthFor = (aroll: ArollRow) => {
    if (transitionName === '') return 0
    return Math.min(wanted ?? (aroll.transitionDurationMs || USUAL_MS), aroll.durationMs)
  }
  return changeArolls(scope, user, {
    arollId: params.aroll_id,
    isForAll: body.is_update_for_all_scenes,
    label: 'Change transition',
    change(aroll, isNamed) {
      if (isNamed && transitionName !== '' && wanted !== undefined && wanted > aroll.durationMs)
        throw validationFailed({ transition_duration_ms: ['A transition can’t be longer than the A-roll'] })
      return { transitionName, transitionDurationMs: lengthFor(aroll) }
    },
  })
})
