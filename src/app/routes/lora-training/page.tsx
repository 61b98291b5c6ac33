import { NewTraining } from '#src/features/lora/components/new-training.tsx'

export function Component() {
  return <NewTraining />
}
