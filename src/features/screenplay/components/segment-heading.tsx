import { useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useListLocations } from '#generated/client/locations/locations.ts'
import type { ScreenplaySegment, UpdateScreenplaySegmentRequest } from '#generated/schema.ts'
import { updateScreenplaySegment } from '#generated/client/screenplay/screenplay.ts'
import { nameKey } from '#src/domain/fountain/tidy.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { useAddLocation } from '../hooks/use-add-location.ts'
import { useEditor } from '../hooks/use-screenplay.ts'
import { segmentsIn, showSegments } from '../lib/segments-cache.ts'
import { LOCATION_TYPES, TIMES_OF_DAY } from '../lib/words.ts'
import styles from './paper.module.css'

/** Inside or outside, place and time: 'INT. LIGHTHOUSE - NIGHT', each edited in place. */
export function SegmentHeading({ storyId, segment }: { storyId: string; segment: ScreenplaySegment }) {
  const client = useQueryClient()
  const editor = useEditor()
  const locations = useListLocations().data?.results ?? []
  const addLocation = useAddLocation()
  const [typed, setTyped] = useState<string | null>(null)
  const name = `Segment ${segment.index + 1}`

  const change = (changed: () => Promise<Partial<UpdateScreenplaySegmentRequest>>) =>
    editor.attempt(async () => {
      const now = segmentsIn(client, storyId).find(({ id }) => id === segment.id) ?? segment
      const { location, location_name, location_type, time_of_day, version } = now
      const where = location === null ? { location_name } : { location }
      const data = { location_type, time_of_day, version, ...where, ...(await changed()) }
      const saved = await updateScreenplaySegment(storyId, segment.id, data)
      showSegments(client, storyId, (all) => all.map((one) => (one.id === saved.id ? saved : one)))
    })

  /** The location of that name, added when it is missing. */
  const locationNamed = async (text: string): Promise<Partial<UpdateScreenplaySegmentRequest>> => {
    if (nameKey(text) === '') return { location_name: '' }
    const known = locations.find((location) => nameKey(location.name) === nameKey(text))
    return { location: known?.id ?? (await addLocation(text)) }
  }
  const commit = () => {
    if (typed === null || nameKey(typed) === nameKey(segment.location_name)) return setTyped(null)
    void change(async () => {
      const { location_name: none, location } = await locationNamed(typed)
      return location === undefined ? { location_name: none ?? '' } : { location }
    }).then(() => setTyped(null))
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null)
    if (event.key === 'Enter') event.currentTarget.blur()
  }
  return (
    <div className={styles.heading}>
      <Pick
        size="xsmall"
        label={`${name}: interior or exterior`}
        options={LOCATION_TYPES}
        value={segment.location_type}
        onChange={(location_type) => void change(() => Promise.resolve({ location_type }))}
      />
      <input
        className={styles.location}
        aria-label={`${name}: location`}
        list="screenplay-locations"
        placeholder="Location"
        maxLength={200}
        value={typed ?? segment.location_name}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      <Pick
        size="xsmall"
        label={`${name}: time of day`}
        options={TIMES_OF_DAY}
        value={segment.time_of_day}
        onChange={(time_of_day) => void change(() => Promise.resolve({ time_of_day }))}
      />
    </div>
  )
}

/** The locations that every heading offers; once on a page. */
export function LocationNames() {
  const locations = useListLocations().data?.results ?? []
  return (
    <datalist id="screenplay-locations">
      {locations.map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  )
}
