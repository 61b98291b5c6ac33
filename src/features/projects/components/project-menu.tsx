import { Ellipsis, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Project } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'

const RenameDialog = lazy(async () => ({
  default: (await import('./rename-project-dialog.tsx')).RenameProjectDialog,
}))
const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-project-dialog.tsx')).DeleteProjectDialog,
}))

interface ProjectMenuProps {
  project: Project
  /** On the project's own page, which needs no link to itself. */
  isOpen?: boolean
  onDeleted?: () => void
}

const icon = { size: 16, 'aria-hidden': true } as const

/** Actions on a project. */
export function ProjectMenu({ project, isOpen = false, onDeleted }: ProjectMenuProps) {
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  return (
    <>
      <Menu
        label={`Actions for ${project.name}`}
        align="right"
        trigger={(trigger) => (
          <IconButton {...trigger} size={isOpen ? 'medium' : 'small'} label={`More for ${project.name}`}>
            <Ellipsis {...icon} />
          </IconButton>
        )}
      >
        {!isOpen && (
          <MenuAction
            label="Open"
            icon={<FolderOpen {...icon} />}
            component={Link}
            to={paths.project.href({ project_id: project.project_id })}
          />
        )}
        <MenuAction label="Rename" icon={<Pencil {...icon} />} onSelect={() => setDialog('rename')} />
        <MenuAction label="Delete" icon={<Trash2 {...icon} />} isDanger onSelect={() => setDialog('delete')} />
      </Menu>
      <Suspense>
        {dialog === 'rename' && <RenameDialog project={project} onClose={() => setDialog(null)} />}
        {dialog === 'delete' && (
          <DeleteDialog project={project} onClose={() => setDialog(null)} {...(onDeleted && { onDeleted })} />
        )}
      </Suspense>
    </>
  )
}
