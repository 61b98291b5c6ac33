import { ReceiptText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import type { ReceiptDialogProps } from './receipt-dialog.tsx'

const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog.tsx')).ReceiptDialog }))

/** Opens the generation details of an asset, beside the asset. */
export function ReceiptButton(props: Omit<ReceiptDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xsmall" icon={<ReceiptText size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Generation details
      </Button>
      <Suspense>{isOpen && <ReceiptDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
