import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteLocation, useListLocations, useUpdateLocation } from '#generated/client/locations/locations.ts'
import type { Location, ScreenplaySegment, UpdateLocationRequest } from '#generated/schema.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import styles from './locations-dialog.module.css'

interface LocationsDialogProps {
  segments: readonly ScreenplaySegment[]
  onClose: () => void
}

/** The locations of this screenplay: their descriptions go into its images. They are added in the headings of segments. */
export function LocationsDialog({ segments, onClose }: LocationsDialogProps) {
  const list = useListLocations({}, { query: { staleTime: 0 } })
  const all = list.data?.results ?? []
  const used = new Map<string, number>()
  for (const { location } of segments) if (location !== null) used.set(location, (used.get(location) ?? 0) + 1)
  const locations = all.filter(({ id }) => used.has(id))
  return (
    <Dialog
      isOpen
      width={640}
      title="Locations"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className={styles.help}>
        A location’s description is used in all its images. Variations look like their original location.
      </p>
      {list.isPending ? (
        <Skeletons label="Loading locations">
          <SkeletonLine width="100%" height={96} />
        </Skeletons>
      ) : list.isError ? (
        <ErrorState
          isBare
          title="Couldn’t load locations"
          text={list.error.message}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : locations.length === 0 ? (
        <EmptyState isBare title="No locations yet" text="Add a location by typing it in a segment heading." />
      ) : (
        <ul className={styles.list}>
          {locations.map((location) => (
            <LocationRow key={location.id} location={location} all={all} count={used.get(location.id) ?? 0} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const NONE = ''

function LocationRow({ location, all, count }: { location: Location; all: readonly Location[]; count: number }) {
  const update = useUpdateLocation()
  const remove = useDeleteLocation()
  const [typed, setTyped] = useState<{ name?: string; description?: string }>({})
  const { id, name, description, derived_from: origin } = location

  const save = (changed: Partial<Record<keyof UpdateLocationRequest, string | undefined>>) => {
    const { derived_from: from, ...words } = {
      name,
      description,
      derived_from: origin ?? undefined,
      ...typed,
      ...changed,
    }
    const data = { name: words.name ?? name, description: words.description ?? '', ...(from && { derived_from: from }) }
    // A refused name stays in its field.
    update.mutate({ locationId: id, data }, { onSuccess: () => setTyped({}), onError: notifyError })
  }
  const commit = () => {
    const isOther = (typed.name ?? name) !== name || (typed.description ?? description) !== description
    if (isOther) save({})
  }
  return (
    <li className={styles.location}>
      <div className={styles.row}>
        <input
          className={styles.name}
          aria-label={`Name of ${name}`}
          maxLength={200}
          value={typed.name ?? name}
          onChange={(event) => setTyped({ ...typed, name: event.target.value })}
          onBlur={commit}
        />
        <span className={styles.count}>{count === 1 ? '1 segment' : `${count} segments`}</span>
        <IconButton
          size="small"
          label={`Delete location ${name} (segments keep their text)`}
          onClick={() => remove.mutate({ locationId: id }, { onError: notifyError })}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <textarea
        className={styles.description}
        aria-label={`Appearance of ${name}`}
        placeholder="Appearance"
        maxLength={2000}
        rows={2}
        value={typed.description ?? description}
        onChange={(event) => setTyped({ ...typed, description: event.target.value })}
        onBlur={commit}
      />
      <Pick
        size="xsmall"
        label={`${name} is a variation of`}
        options={[
          { value: NONE, label: 'Not a variation' },
          ...all
            .filter((other) => other.id !== id)
            .map((other) => ({ value: other.id, label: `Variation of ${other.name}` })),
        ]}
        value={origin ?? NONE}
        onChange={(next) => save({ derived_from: next === NONE ? undefined : next })}
      />
    </li>
  )
}
