import { TriangleAlert } from 'lucide-react'
import styles from '#src/features/editor/core/ui/inspector.module.css'
import { sentence } from './real-text.ts'
import { useRealWork } from './use-real-work.ts'

/** Why a built-in engine made this image, clip or voice although a model is connected; nothing where none failed. */
export function FallbackNote({ of }: { of: { aroll_id: string } | { scene_id: string } }) {
  const { work } = useRealWork()
  const item = work?.items.find(({ aroll_id: aroll, scene_id: scene, problem }) =>
    problem === null ? false : 'aroll_id' in of ? aroll === of.aroll_id : aroll === null && scene === of.scene_id,
  )
  if (!item) return null
  return (
    <p className={styles.note} role="note">
      <TriangleAlert size={14} aria-hidden="true" />
      Made by a built-in engine. {sentence(item.problem)}
    </p>
  )
}
