import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useEffectEvent } from 'react'
import { useSearchParams, useNavigate } from 'react-router-dom'
import { getStory, getGetStoryQueryKey } from '#generated/client/stories/stories.ts'
import type { ApiError } from '#src/shared/api/api-error.ts'
import { startRecording } from '#src/shared/bug-report/recorder.ts'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { usePlayAtOnce } from '../stage/use-play-at-once.ts'
import { createEditor } from '../core/editor.ts'
import type { StoryDocument } from '../core/open-story.ts'
import { replayOutbox, notifyReplay } from '../core/outbox/replay-outbox.ts'
import type { UnsentEdit } from '../core/outbox/unsent.ts'
import type { RunRender } from '#src/shared/story/renders/run-render-type.ts'
import { EditorLinksContext, type EditorLinks } from './share-and-links.tsx'
import { EditorShell } from './editor-shell.tsx'
import { EditorSkeleton } from './editor-loading.tsx'
import styles from './editor-shell.module.css'
import { paths } from '#src/app/paths.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

/** Maximum age of an answer, ms. */
const JUST_NOW_MS = 1_000

interface StoryEditorProps {
  storyId: string
  links: EditorLinks
  /** Runs a render in this tab. */
  runRender: RunRender
  /** Saves a file under a name; rejects when it cannot be fetched. */
  downloadFile: (url: string, name: string) => Promise<void>
}

interface OpenedStory {
  document: StoryDocument
  /** Edits of closed tabs that the user decides about. */
  unsent: readonly UnsentEdit[]
}

/** The editor of one story, including its loading state. */
export function StoryEditor({ storyId, links, ...exporting }: StoryEditorProps) {
  useEffect(startRecording, [])
  // The open story has its own store: this query provides its initial state, and nothing else refetches it.
  const queries = useQueryClient()
  const { data, isPending, error, refetch, isRefetching } = useQuery<OpenedStory, ApiError>({
    queryKey: ['openStory', storyId],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const replay = await replayOutbox(storyId)
      notifyReplay(replay)
      const watched = replay.sent === 0 ? watchedDocument(queries, storyId) : undefined
      return { document: watched ?? (await getStory({ story_id: storyId }, { signal })), unsent: replay.unsent }
    },
  })
  if (isPending) return <EditorSkeleton />
  if (error)
    return (
      <div className={styles.alone}>
        <StoryRefusal error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
      </div>
    )
  return (
    <EditorLinksContext value={links}>
      <OpenEditor key={storyId} {...data} {...exporting} />
    </EditorLinksContext>
  )
}

function OpenEditor({
  document,
  unsent,
  ...exporting
}: Pick<StoryEditorProps, 'runRender' | 'downloadFile'> & OpenedStory) {
  const queries = useQueryClient()
  const [parameters] = useSearchParams()
  const [editor] = useState(() => {
    const frame = Number(parameters.get('frame'))
    const at = { sceneId: parameters.get('scene'), frame: Number.isSafeInteger(frame) && frame > 0 ? frame : 0 }
    return createEditor(document, queries, { ...at, unsent })
  })
  useFailureNotice(document)
  const playsAtOnce = usePlayAtOnce(editor.playback)
  return <EditorShell editor={editor} playsAtOnce={playsAtOnce} {...exporting} />
}

/**
 * The document that the generation page has just fetched, so that the editor opens without another request. Only during the
 * generation: the editor then loads the whole story again once it is complete.
 */
function watchedDocument(queries: QueryClient, storyId: string): StoryDocument | undefined {
  const query = queries.getQueryState<StoryDocument>(getGetStoryQueryKey({ story_id: storyId }))
  const isFresh = query !== undefined && !query.isInvalidated && Date.now() - query.dataUpdatedAt < JUST_NOW_MS
  return isFresh && query.data?.status === 'GENERATING' ? query.data : undefined
}

/** Says once that the generation of the opened story failed, and links to where it continues. */
function useFailureNotice({ story_id: storyId, status }: StoryDocument): void {
  const navigate = useNavigate()
  const tell = useEffectEvent(() => {
    if (status !== 'FAILED') return
    const onAction = () => void navigate(paths.generating.href({ story_id: storyId }))
    notify('Some scenes failed. Open them to see why.', {
      tone: 'error',
      action: { label: 'Continue', onAction },
    })
  })
  useEffect(() => tell(), [storyId])
}
