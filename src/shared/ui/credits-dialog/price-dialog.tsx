import type { SpendingDecision, RisenPrice } from '../../api/confirm-spending.ts'
import { creditsText } from '#src/shared/lib/format.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import styles from './cap-dialog.module.css'

interface PriceDialogProps {
  isOpen: boolean
  price: RisenPrice
  onDecide: (decision: SpendingDecision) => void
}

/** Work costs more than the shown price, or showed none: it continues for that price, or not at all. */
export function PriceDialog({ isOpen, price: { shown, most }, onDecide }: PriceDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={shown === 0 ? 'This costs credits' : 'The price has changed'}
      width={440}
      onClose={() => onDecide(false)}
      actions={
        <>
          <Button variant="text" onClick={() => onDecide(false)}>
            Cancel
          </Button>
          <Button variant="contained" price={most} onClick={() => onDecide({ 'Most-Credits': String(most) })}>
            Continue for up to
          </Button>
        </>
      }
    >
      <p className={styles.words}>
        {shown > 0 && `The price shown was up to ${creditsText(shown)}. `}It costs up to {creditsText(most)}
        {shown > 0 && ' now'}.
      </p>
      <p className={styles.words}>Nothing has started and you haven’t been charged. Your input is still here.</p>
    </Dialog>
  )
}
