import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetVideoFilesForAuditQueryKey,
  useGetVideoFilesForAudit,
  useReviewFilm,
  useUndoFilmReview,
} from '#generated/client/admin/admin.ts'
import type { AuditVideo, ReviewFilmRequest } from '#generated/schema.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

/** Claimed videos: the next ones load at once, and most stay for other reviewers. */
const IN_HAND = 3
/** Another request extends the claim; its lease is ten minutes. */
const HOLD_AGAIN_MS = 4 * 60_000

type Decision = Omit<ReviewFilmRequest, 'render_id'>
const DONE = { APPROVE: 'Approved', REJECT: 'Rejected', SKIP: 'Skipped' } as const

/** The videos that this reviewer has claimed, the current one, and the latest decision. */
export function useAuditQueue() {
  const query = useGetVideoFilesForAudit(
    { page: 1, page_size: IN_HAND },
    { query: { refetchInterval: HOLD_AGAIN_MS, refetchIntervalInBackground: false, staleTime: HOLD_AGAIN_MS } },
  )
  const client = useQueryClient()
  const { mutateAsync: review, isPending: isReviewing } = useReviewFilm()
  const { mutateAsync: undoReview, isPending: isUndoing } = useUndoFilmReview()
  const [place, setPlace] = useState(0)
  const [chosen, setChosen] = useState<string>()
  // A decided video disappears at once; the list follows.
  const [left, setLeft] = useState<readonly string[]>([])
  const [decided, setDecided] = useState<readonly AuditVideo[]>([])
  const films = query.data?.results.filter(({ render_id: id }) => !left.includes(id)) ?? []
  const found = films.findIndex(({ render_id: id }) => id === chosen)
  const index = found === -1 ? Math.min(place, films.length - 1) : found
  const film = films[index]
  const last = decided.at(-1)
  // The current video stays, whatever comes before it when the list is fetched again.
  if (film && film.render_id !== chosen) setChosen(film.render_id)

  const go = (to: number) => {
    const next = films[to]
    if (!next) return
    setPlace(to)
    setChosen(next.render_id)
  }
  const readAgain = () => client.invalidateQueries({ queryKey: getGetVideoFilesForAuditQueryKey() })

  /** Rejects when it was refused; the list then shows what is still to be decided. @param shown the current video */
  const decide = async (shown: AuditVideo, decision: Decision) => {
    if (isReviewing) return
    const { render_id: id, display_title: title } = shown
    if (id === film?.render_id) {
      setPlace(index)
      setChosen(films[index + 1]?.render_id)
    }
    setLeft((ids) => [...ids, id])
    const putBack = () => setLeft((ids) => ids.filter((one) => one !== id))
    try {
      await review({ data: { render_id: id, ...decision } })
    } catch (error) {
      putBack()
      setChosen(id)
      void readAgain()
      throw error
    }
    if (decision.decision !== 'SKIP') setDecided((films) => [...films, shown])
    notify(`${DONE[decision.decision]}: ${title}`)
    // Once the list is updated: a video that is skipped or objected to comes again.
    void readAgain().then(putBack)
  }
  const undo = async () => {
    if (!last || isUndoing) return
    const { render_id: id, display_title: title } = last
    const forget = () => setDecided((films) => films.filter((one) => one !== last))
    try {
      await undoReview({ data: { render_id: id } })
    } catch (error) {
      // This reviewer cannot undo it any more; other errors may be retried.
      if (error instanceof ApiError && error.status === 409) forget()
      throw error
    }
    forget()
    setLeft((ids) => ids.filter((one) => one !== id))
    await readAgain()
    // Not before the list has it again: until then the current video is chosen.
    setChosen(id)
    notify(`Undone: ${title}`)
  }
  return {
    query,
    films,
    film,
    index,
    /** Number of waiting videos that no other reviewer has claimed. */
    waiting: Math.max(films.length, (query.data?.count ?? 0) - left.length),
    last,
    isBusy: isReviewing || isUndoing,
    go,
    decide,
    undo,
  }
}
