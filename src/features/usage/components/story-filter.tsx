import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useGetStory, useGetUserStories } from '#generated/client/stories/stories.ts'
import styles from './usage.module.css'

const MAX_SHOWN = 20

interface StoryOption {
  id: string
  title: string
  isArchived: boolean
}

interface StoryFilterProps {
  /** '' is every story. */
  storyId: string
  onChange: (storyId: string) => void
}

/** Filter by story: the user types a part of its title; archived ones are found, too. */
export function StoryFilter({ storyId, onChange }: StoryFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const wanted = { page: 1, page_size: MAX_SHOWN, ...(query !== '' && { query }) }
  const options = { query: { enabled: isOpen, placeholderData: keepPreviousData } }
  const present = useGetUserStories({ ...wanted, archived: false }, options)
  const archived = useGetUserStories({ ...wanted, archived: true }, options)
  const chosen = useGetStory({ story_id: storyId }, { query: { enabled: storyId !== '', retry: false } })
  const found: StoryOption[] = [present, archived].flatMap(({ data }, at) =>
    (data?.results ?? []).map(({ story_id: id, display_title: title }) => ({ id, title, isArchived: at === 1 })),
  )
  const title = chosen.data?.display_title ?? (chosen.error ? goneText(chosen.error) : '')
  const failure = present.error ?? archived.error
  return (
    <Autocomplete
      className={styles.storyFilter ?? ''}
      size="small"
      options={found}
      value={storyId === '' ? null : { id: storyId, title, isArchived: false }}
      onChange={(_event, story) => onChange(story?.id ?? '')}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The chosen title is in the field, and is no search.
      onInputChange={(_event, words, reason) => setTyped(reason === 'input' ? words : '')}
      filterOptions={(all) => all}
      getOptionLabel={(story) => story.title}
      getOptionKey={(story) => story.id}
      groupBy={(story) => (story.isArchived ? 'Archived' : 'Stories')}
      isOptionEqualToValue={(story, value) => story.id === value.id}
      loading={present.isPending || archived.isPending}
      loadingText="Loading your stories"
      noOptionsText={failure ? `Couldn’t load your stories: ${failure.message}` : 'No matching stories'}
      clearText="Show all stories"
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder="All stories"
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Story', maxLength: 200 },
          }}
        />
      )}
    />
  )
}

/** Why the chosen story has no title: it is gone, answered with Not Authorized rather than Not found, or the request failed. */
const goneText = ({ status }: { status?: number }) => (status === 403 ? 'Deleted story' : 'Unavailable story')
