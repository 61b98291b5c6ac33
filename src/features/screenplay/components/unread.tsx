import { useParseScreenplayAndCreateStory } from '#generated/client/stories/stories.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/states/empty-state.tsx'

/** A story whose screenplay is there as text alone, as in a copy. */
export function Unread({ storyId, text }: { storyId: string; text: string }) {
  const parse = useParseScreenplayAndCreateStory()
  return (
    <EmptyState
      title="This screenplay is not read yet"
      text={
        parse.error ? Object.values(parse.error.fields).flat().join(' ') || parse.error.message : 'Its text is kept.'
      }
      action={
        <Button
          size="xsmall"
          isBusy={parse.isPending}
          busyLabel="Reading"
          onClick={() => parse.mutate({ data: { story_id: storyId, script: text } })}
        >
          Read the screenplay
        </Button>
      }
    />
  )
}
