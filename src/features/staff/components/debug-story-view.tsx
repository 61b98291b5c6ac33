import { Search } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { InlineInput } from '#src/shared/form/inline-input.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { BugReportsSection } from './bug-reports-section.tsx'
import styles from './people.module.css'
import { StaffPage } from './staff-page.tsx'
import { StoryDebugSection } from './story-debug-section.tsx'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A story by its id, which is in the URL, with all work on it. */
export function DebugStoryView() {
  const [search, setSearch] = useSearchParams()
  const storyId = search.get('story_id') ?? ''
  const { control, handleSubmit } = useForm({ defaultValues: { id: storyId } })
  const typed = useWatch({ control, name: 'id' }).trim()
  const isId = ID.test(typed)
  const isWrong = typed !== '' && !isId
  const submit = handleSubmit(({ id }) => setSearch({ story_id: id.trim() }))
  return (
    <StaffPage title="Debug story">
      <form className={styles.search} role="search" aria-label="Story" onSubmit={(event) => void submit(event)}>
        <InlineInput
          control={control}
          name="id"
          label="Story ID"
          placeholder="Story ID"
          type="search"
          className={styles.field}
          startAdornment={<Search size={16} aria-hidden="true" />}
          maxLength={36}
          isInvalid={isWrong}
          aria-describedby="story-id-help"
        />
        <Button type="submit" variant="contained" disabled={!isId}>
          Open
        </Button>
      </form>
      <p className={styles.note} id="story-id-help">
        {isWrong
          ? 'Enter the 36-character story ID from the editor’s URL.'
          : 'Story content stays hidden until you give a reason.'}
      </p>
      {ID.test(storyId) ? <StoryDebugSection key={storyId} storyId={storyId} /> : <BugReportsSection />}
    </StaffPage>
  )
}
