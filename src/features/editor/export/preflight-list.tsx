import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { useEditor, useOpen, useView } from '../core/use-editor.ts'
import { useImagePrices } from '../generation/use-prices.ts'
import { positionOf } from '../core/open-story.ts'
import type { Problem } from './preflight.ts'
import styles from './preflight-list.module.css'
import { fixOf, type Fix } from './preflight-fixes.ts'

/** Longest list of named scenes; of more only the number is shown. */
const NAMED = 6

/** What may be fixed before the video is rendered: where it is, and its one-click fix. */
export function PreflightList({ problems, isPremium }: { problems: readonly Problem[]; isPremium: boolean }) {
  if (problems.length === 0)
    return (
      <p className={styles.ready}>
        <CircleCheck size={16} aria-hidden="true" />
        Ready to export.
      </p>
    )
  return (
    <ul className={styles.problems} aria-label="Before you export">
      {problems.map((problem) => (
        <PreflightItem key={problem.kind} problem={problem} isPremium={isPremium} />
      ))}
    </ul>
  )
}

function PreflightItem({ problem, isPremium }: { problem: Problem; isPremium: boolean }) {
  const editor = useEditor()
  const priceOf = useImagePrices()
  const fix = fixOf(problem, editor, { isPremium, priceOf })
  return (
    <li className={styles.problem}>
      <TriangleAlert className={styles.sign} size={16} aria-hidden="true" />
      <div className={styles.words}>
        {problem.text}
        {problem.sceneIds.length > 0 && <SceneJumps sceneIds={problem.sceneIds} />}
      </div>
      {fix && <FixButton fix={fix} />}
    </li>
  )
}

function SceneJumps({ sceneIds }: { sceneIds: readonly string[] }) {
  const open = useOpen((each) => each)
  const { selectScene, setExporting } = useView()
  const jump = (id: string) => {
    setExporting(false)
    selectScene(id, true)
  }
  return (
    <span className={styles.scenes}>
      {sceneIds.slice(0, NAMED).map((id) => (
        <button key={id} type="button" className={styles.scene} onClick={() => jump(id)}>
          Scene {positionOf(open, id) + 1}
        </button>
      ))}
      {sceneIds.length > NAMED && <span>and {sceneIds.length - NAMED} more</span>}
    </span>
  )
}

function FixButton({ fix }: { fix: Fix }) {
  const [isBusy, setBusy] = useState(false)
  const applyFix = async () => {
    setBusy(true)
    await fix.run()
    setBusy(false)
  }
  return (
    <Button
      size="xsmall"
      {...(fix.price && priceProps(fix.price))}
      isBusy={isBusy}
      busyLabel={fix.busyLabel}
      onClick={() => void applyFix()}
    >
      {fix.label}
    </Button>
  )
}
