import { ToolPage } from '#src/features/tools/components/workspace/tool-page.tsx'

export function Component() {
  return <ToolPage toolId="IMAGE" />
}
