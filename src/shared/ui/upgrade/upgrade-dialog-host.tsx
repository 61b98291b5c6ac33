import { lazy, Suspense, useState } from 'react'
import { useUpgradeText } from './upgrade.ts'

const UpgradeDialog = lazy(() => import('./upgrade-dialog.tsx').then((module) => ({ default: module.UpgradeDialog })))

/** Shows the dialog of `openUpgradeDialog`. Mounted once; the dialog is loaded when it is first needed. */
export function UpgradeDialogHost() {
  const text = useUpgradeText()
  const [lastText, setLastText] = useState(text)
  // The words stay while the dialog fades out.
  if (text !== null && text !== lastText) setLastText(text)
  if (lastText === null) return null
  return (
    <Suspense>
      <UpgradeDialog isOpen={text !== null} text={lastText} onClose={() => useUpgradeText.setState(null)} />
    </Suspense>
  )
}
