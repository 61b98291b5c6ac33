import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { useWorkspace } from '#src/features/tools/hooks/use-workspace.ts'
import { useSourceFile } from '#src/features/tools/hooks/use-source-file.ts'
import { type Tool, toolOf } from '#src/features/tools/lib/tools.ts'
import { History } from '../history/history.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { Stage } from './stage.tsx'
import { ToolTabs } from './tool-tabs.tsx'
import styles from './tool-page.module.css'

/** The workspace of a tool: source and result in the middle, settings and price beside them, all earlier results below. */
export function ToolPage({ toolId }: { toolId: Tool['id'] }) {
  const tool = toolOf(toolId)
  const workspace = useWorkspace(tool)
  const file = useSourceFile(tool, workspace.setSource)
  const storyId = workspace.search.get('story')
  return (
    <Container isPage className={styles.page}>
      {storyId !== null && (
        <Link
          className={styles.back}
          to={paths.story.href({ storyId, scene: workspace.search.get('scene') ?? undefined })}
        >
          <ArrowLeft size={16} aria-hidden="true" />
          Back to the story
        </Link>
      )}
      <PageHeader
        title={tool.title}
        text={tool.text}
        actions={<ToolTabs current={tool.id} kind={workspace.kind} search={workspace.search} />}
      />
      <div className={styles.workspace}>
        <Stage workspace={workspace} file={file} />
        <SettingsPanel workspace={workspace} />
      </div>
      <History workspace={workspace} />
    </Container>
  )
}
