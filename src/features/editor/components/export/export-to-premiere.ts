import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { isAnswered } from '#src/shared/api/api-error.ts'
import { exportToPremierePro } from '#generated/client/renders/renders.ts'
import { answerCommonRefusals } from '#src/shared/lib/query-client.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { spendingText } from '../../commands/failure-text.ts'
import { lookUpRequest, notifyOutcome } from '../../commands/request-outcome.ts'
import type { Editor } from '../../lib/editor.ts'

export type PremiereStage = 'packing' | 'saving'

interface PremiereOptions {
  onStage: (stage: PremiereStage) => void
  downloadFile: (url: string, name: string) => Promise<void>
}

/** Has the story packed for an editing program and saves the zip. Never rejects. */
export async function exportToPremiere(editor: Editor, { onStage, downloadFile }: PremiereOptions): Promise<void> {
  const { storyId, enqueue, queries } = editor
  const key = crypto.randomUUID()
  try {
    onStage('packing')
    const made = await enqueue(() => exportToPremierePro({ story_id: storyId }, { 'Idempotency-Key': key }))
    onStage('saving')
    const save = () => downloadFile(made.url, made.file_name)
    await save().catch(() =>
      notify('The project could not be saved', {
        tone: 'error',
        action: { label: 'Retry', onAction: () => void save().catch(() => undefined) },
      }),
    )
  } catch (error) {
    answerCommonRefusals(error)
    notify(spendingText('The project could not be made')(error), { tone: 'error' })
    if (!isAnswered(error)) void lookUpRequest(key).outcome.then((state) => notifyOutcome(editor, state))
  } finally {
    void queries.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
  }
}
