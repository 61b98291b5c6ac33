import { useEffect, useRef } from 'react'
import { workflowOf, type PageName, track, beginWorkflow } from './telemetry.ts'

interface PageTrackerProps {
  /** null on a page without an analytics name. */
  page: PageName | null
  /** The story that the URL names. */
  storyId: string | null
}

/**
 * Reports every opened page, and presses on elements with `data-control`. A story that goes from one of the workflows' pages to
 * Generating is remembered as made by that workflow.
 */
export function PageTracker({ page, storyId }: PageTrackerProps) {
  const before = useRef<PageName | null>(null)
  useEffect(() => {
    const workflow = workflowOf(before.current)
    if (page === 'Generating' && storyId !== null && workflow !== null) beginWorkflow(storyId, workflow)
    if (page !== before.current && page !== null) track({ name: 'Page View', page })
    before.current = page
  }, [page, storyId])

  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-control]') : null
      const control = pressed?.dataset['control']
      if (control) track({ name: 'click', page, workflow: workflowOf(page), control })
    }
    // Before the press changes the page.
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [page])
  return null
}
