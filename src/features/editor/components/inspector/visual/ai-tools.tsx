import { Brush, Clapperboard, History, Mic, Proportions, Scaling, Sparkles, WandSparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { Menu } from '#src/shared/ui/menu/menu.tsx'
import { MenuAction } from '#src/shared/ui/menu/menu-action.tsx'
import { useArollTask } from '../../../hooks/use-story-tasks.ts'
import type { Aroll } from '../../../lib/open-story.ts'
import { isPendingTask } from '../../../lib/story-tasks.ts'
import type { Tool } from './task-form.ts'

const TaskDialog = lazy(() => import('./task-dialog.tsx').then((module) => ({ default: module.TaskDialog })))
const InpaintDialog = lazy(() => import('./inpaint-dialog.tsx').then((module) => ({ default: module.InpaintDialog })))
const GenerationsDialog = lazy(() =>
  import('./generations-dialog.tsx').then((module) => ({ default: module.GenerationsDialog })),
)

const TOOLS = [
  { tool: 'IMAGE', label: 'Edit picture', icon: WandSparkles },
  { tool: 'UPSCALE', label: 'Upscale', icon: Scaling },
  { tool: 'IMAGE_TO_VIDEO', label: 'Picture to video', icon: Clapperboard },
  { tool: 'LIP_SYNC', label: 'Lip sync', icon: Mic },
  { tool: 'REFRAME', label: 'Another shape', icon: Proportions },
] as const satisfies { tool: Tool; label: string; icon: typeof Brush }[]

/** What AI models can make of an A-roll's picture, and what they made of it before. */
export function AiTools({ aroll }: { aroll: Aroll }) {
  const [open, setOpen] = useState<Tool | 'repaint' | 'generations' | null>(null)
  const task = useArollTask(aroll.id)
  const isPicture = aroll.aroll_object.media?.media_type === 'image'
  const isBusy = (task !== undefined && isPendingTask(task)) || aroll.status === 'GENERATING'
  const note = isPicture ? undefined : 'Needs a picture'
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        label="AI tools"
        trigger={(trigger) => (
          <Button {...trigger} size="xsmall" disabled={isBusy} icon={<Sparkles size={16} aria-hidden="true" />}>
            AI tools
          </Button>
        )}
      >
        <MenuAction
          label="Repaint a part"
          icon={<Brush size={16} aria-hidden="true" />}
          disabled={!isPicture}
          {...(note !== undefined && { note })}
          onSelect={() => setOpen('repaint')}
        />
        {TOOLS.map(({ tool, label, icon: Icon }) => (
          <MenuAction
            key={tool}
            label={label}
            icon={<Icon size={16} aria-hidden="true" />}
            disabled={!isPicture}
            {...(note !== undefined && { note })}
            onSelect={() => setOpen(tool)}
          />
        ))}
      </Menu>
      <Button size="xsmall" icon={<History size={16} aria-hidden="true" />} onClick={() => setOpen('generations')}>
        Earlier ones
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          {open === 'repaint' ? (
            <InpaintDialog aroll={aroll} onClose={close} />
          ) : open === 'generations' ? (
            <GenerationsDialog aroll={aroll} onClose={close} />
          ) : (
            <TaskDialog aroll={aroll} tool={open} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
