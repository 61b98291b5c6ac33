import { Brush, Clapperboard, Film, History, Mic, Proportions, Scaling, Sparkles, WandSparkles } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { type PagePath, paths } from '#src/app/paths.ts'
import { TOOL_NAMES } from '#src/domain/tool-names.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Menu, MenuAction } from '#src/shared/ui/menu/menu.tsx'
import { useEditor } from '../core/use-editor.ts'
import { useArollTask } from '../generation/use-story-tasks.ts'
import type { Aroll } from '../core/open-story.ts'
import { isPendingTask } from '../core/story-tasks.ts'
import { openVisualDialog, type VisualDialogName } from '../core/looked-at.ts'
import type { Tool } from './task-form.ts'

const TOOLS = [
  { tool: 'IMAGE', icon: WandSparkles },
  { tool: 'UPSCALE', icon: Scaling, page: paths.upscale },
  { tool: 'IMAGE_TO_VIDEO', icon: Clapperboard },
  { tool: 'LIP_SYNC', icon: Mic },
  { tool: 'REFRAME', icon: Proportions, page: paths.reframe },
] satisfies { tool: Tool; icon: typeof Brush; page?: PagePath }[]

/** AI models for an A-roll's image, and their earlier results. */
export function AiTools({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const { media } = aroll.aroll_object
  const task = useArollTask(aroll.id)
  const isBusy = (task !== undefined && isPendingTask(task)) || aroll.status === 'GENERATING'
  const navigate = useNavigate()
  const hasPage = useHasPage()
  const hrefOf = (page: PagePath) =>
    page.href({ source: media?.id ?? '', story: aroll.story_id, scene: aroll.scene_id, aroll: aroll.id })
  const modifyHref = hrefOf(paths.modifyVideo)
  const isImage = media?.media_type === 'image'
  const isVideo = media?.media_type === 'video'
  const note = isImage ? undefined : 'Needs an image'
  const show = (name: VisualDialogName) => openVisualDialog(editor, aroll.id, name)
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
          label={TOOL_NAMES.INPAINTING}
          icon={<Brush size={16} aria-hidden="true" />}
          disabled={!isImage}
          {...(note !== undefined && { note })}
          onSelect={() => show('repaint')}
        />
        {TOOLS.map(({ tool, icon: Icon, page }) => {
          // Videos are edited on the tool's own page, which links back here.
          const href = isVideo && page && hasPage(hrefOf(page)) ? hrefOf(page) : null
          return (
            <MenuAction
              key={tool}
              label={TOOL_NAMES[tool]}
              icon={<Icon size={16} aria-hidden="true" />}
              disabled={!isImage && href === null}
              {...(note !== undefined && href === null && { note })}
              onSelect={() => (href === null ? show(tool) : void navigate(href))}
            />
          )
        })}
        {hasPage(modifyHref) && (
          <MenuAction
            label={TOOL_NAMES.MODIFY_VIDEO}
            icon={<Film size={16} aria-hidden="true" />}
            disabled={!isVideo}
            {...(!isVideo && { note: 'Needs a video' })}
            onSelect={() => void navigate(modifyHref)}
          />
        )}
      </Menu>
      <Button size="xsmall" icon={<History size={16} aria-hidden="true" />} onClick={() => show('previousGenerations')}>
        Generations
      </Button>
    </>
  )
}
