import { ModelsPage } from '#src/features/lora/components/models-page.tsx'

export function Component() {
  return <ModelsPage />
}
