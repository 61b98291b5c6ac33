import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { useBench } from '../../hooks/use-bench.ts'
import { useSourceFile } from '../../hooks/use-source-file.ts'
import { type Tool, toolOf } from '../../lib/tools.ts'
import { History } from '../history/history.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { Stage } from './stage.tsx'
import { ToolTabs } from './tool-tabs.tsx'
import styles from './tool-page.module.css'

/** The bench of a tool: source and result in the middle, settings and price beside them, everything made before below. */
export function ToolPage({ toolId }: { toolId: Tool['id'] }) {
  const tool = toolOf(toolId)
  const bench = useBench(tool)
  const file = useSourceFile(tool, bench.setSource)
  const storyId = bench.search.get('story')
  return (
    <Container isPage className={styles.page}>
      {storyId !== null && (
        <Link className={styles.back} to={paths.story.href({ storyId, scene: bench.search.get('scene') ?? undefined })}>
          <ArrowLeft size={16} aria-hidden="true" />
          Back to the story
        </Link>
      )}
      <PageHeader
        title={tool.title}
        text={tool.text}
        actions={<ToolTabs current={tool.id} kind={bench.kind} search={bench.search} />}
      />
      <div className={styles.bench}>
        <Stage bench={bench} file={file} />
        <SettingsPanel bench={bench} />
      </div>
      <History bench={bench} />
    </Container>
  )
}
