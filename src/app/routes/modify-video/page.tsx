import { ToolPage } from '#src/features/tools/components/bench/tool-page.tsx'

export function Component() {
  return <ToolPage toolId="MODIFY_VIDEO" />
}
