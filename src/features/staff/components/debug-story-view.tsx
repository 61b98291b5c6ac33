import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#src/shared/ui/button.tsx'
import { CapsulesSection } from './capsules-section.tsx'
import styles from './people.module.css'
import { StaffPage } from './staff-page.tsx'
import { StoryDebugSection } from './story-debug-section.tsx'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A story by its id, which stands in the address, with everything that worked on it. */
export function DebugStoryView() {
  const [search, setSearch] = useSearchParams()
  const storyId = search.get('story_id') ?? ''
  const [typed, setTyped] = useState(storyId)
  const isId = ID.test(typed.trim())
  return (
    <StaffPage title="Debug story">
      <form
        className={styles.search}
        role="search"
        aria-label="Story"
        onSubmit={(event) => {
          event.preventDefault()
          if (isId) setSearch({ story_id: typed.trim() })
        }}
      >
        <OutlinedInput
          className={styles.field}
          type="search"
          value={typed}
          placeholder="Id of a story"
          error={typed.trim() !== '' && !isId}
          onChange={(event) => setTyped(event.target.value)}
          startAdornment={<Search size={16} aria-hidden="true" />}
          slotProps={{ input: { 'aria-label': 'Id of a story', maxLength: 36, 'aria-describedby': 'story-id-help' } }}
        />
        <Button type="submit" variant="contained" disabled={!isId}>
          Open
        </Button>
      </form>
      <p className={styles.note} id="story-id-help">
        {typed.trim() !== '' && !isId
          ? 'This is not an id: it has 36 characters, as in the address of the editor.'
          : 'What its person wrote stays closed until you say why you need it.'}
      </p>
      {ID.test(storyId) ? <StoryDebugSection key={storyId} storyId={storyId} /> : <CapsulesSection />}
    </StaffPage>
  )
}
