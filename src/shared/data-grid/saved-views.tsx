import Divider from '@mui/material/Divider'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useListStaffViews } from '#generated/client/admin/admin.ts'
import type { StaffGrid } from '#generated/schema.ts'
import { Button } from '../ui/button.tsx'
import { MenuAction, Menu } from '../ui/menu/menu.tsx'

// With their form, for which no grid has to wait.
const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog.tsx')).SaveViewDialog }))
const ManageViewsDialog = lazy(async () => ({ default: (await import('./manage-views-dialog.tsx')).ManageViewsDialog }))

interface SavedViewsProps {
  grid: StaffGrid
  /** Parameters of the URL that name the page's subject: they stay when a view is chosen. */
  subject?: readonly string[]
}

/** A list's filters, order and columns under a name: own views and those that colleagues share. */
export function SavedViews({ grid, subject }: SavedViewsProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data } = useListStaffViews({ grid })
  const [open, setOpen] = useState<'save' | 'manage'>()
  const views = data?.results ?? []
  const shown = viewSearch(search, subject)
  const current = views.find((view) => view.search === shown)
  return (
    <>
      <Menu
        label="Views"
        align="right"
        trigger={(trigger) => (
          <Button {...trigger} size="small" variant="text" icon={<Bookmark size={16} aria-hidden="true" />}>
            {current ? `View: ${current.name}` : 'Views'}
          </Button>
        )}
      >
        {views.map((view) => (
          <MenuAction
            key={view.view_id}
            label={view.name}
            isChosen={view === current}
            note={view.is_own ? (view.is_shared ? 'Shared' : '') : view.owner_email}
            onSelect={() =>
              void navigate({ search: searchOfView(view.search, search, subject) }, { preventScrollReset: true })
            }
          />
        ))}
        {views.length > 0 && <Divider />}
        <MenuAction label="Save this view…" onSelect={() => setOpen('save')} />
        {views.some((view) => view.is_own) && <MenuAction label="Manage views…" onSelect={() => setOpen('manage')} />}
      </Menu>
      <Suspense>
        {open === 'save' && <SaveViewDialog grid={grid} search={shown} onClose={() => setOpen(undefined)} />}
        {open === 'manage' && (
          <ManageViewsDialog views={views.filter((view) => view.is_own)} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  )
}

/**
 * A view's part of a page's URL: everything but the page number, in a stable order.
 * @param subject parameters that name the page's subject: not part of a view
 */
export function viewSearch(search: URLSearchParams, subject: readonly string[] = []): string {
  const kept = new URLSearchParams(search)
  for (const name of ['page', ...subject]) kept.delete(name)
  kept.sort()
  return kept.toString()
}

/** The URL that shows a view, on the page of the same subject. */
export function searchOfView(view: string, search: URLSearchParams, subject: readonly string[] = []): string {
  const next = new URLSearchParams(view)
  for (const name of subject) {
    const value = search.get(name)
    if (value !== null) next.set(name, value)
  }
  return next.toString()
}
