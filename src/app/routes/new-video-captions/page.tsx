import { CaptionsWizard } from '#src/features/video-captions/components/captions-wizard.tsx'

export function Component() {
  return <CaptionsWizard />
}
