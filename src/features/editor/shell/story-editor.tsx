import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getStory } from '#generated/client/stories/stories.ts'
import type { ApiError } from '#src/shared/api/api-error.ts'
import { startRecording } from '#src/shared/capsule/recorder.ts'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { useFailureNotice } from './use-failure-notice.ts'
import { usePlayAtOnce } from '../stage/use-play-at-once.ts'
import { createEditor } from '../core/editor.ts'
import { watchedDocument } from './watched-document.ts'
import type { StoryDocument } from '../core/open-story.ts'
import { replayOutbox } from '../core/outbox/replay-outbox.ts'
import { notifyReplay } from '../core/outbox/notify-replay.ts'
import type { UnsentEdit } from '../core/outbox/unsent.ts'
import type { RunRender } from '#src/shared/story/renders/run-render-type.ts'
import { EditorLinksContext, type EditorLinks } from './editor-links.ts'
import { EditorShell } from './editor-shell.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import styles from './editor-shell.module.css'

interface StoryEditorProps {
  storyId: string
  links: EditorLinks
  /** Draws a render in this tab. */
  runRender: RunRender
  /** Saves a file under a name; rejects when it cannot be fetched. */
  downloadFile: (url: string, name: string) => Promise<void>
}

interface OpenedStory {
  document: StoryDocument
  /** Edits of closed tabs that the person decides about. */
  unsent: readonly UnsentEdit[]
}

/** The editor of one story, from loading it on. */
export function StoryEditor({ storyId, links, ...exporting }: StoryEditorProps) {
  useEffect(startRecording, [])
  // The open story has its own store: what this query fetched is its beginning, and nothing else refetches it.
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
