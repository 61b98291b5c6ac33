import type { RealItem } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { useEditor, useIsBusy } from '#src/features/editor/core/use-editor.ts'
import { acceptQuote } from '../commands/accept-quote.ts'
import { type QuoteOptions, useQuote } from '../use-prices.ts'

const AS_CHOSEN: QuoteOptions = { parts: [], skipped: [], engines: {}, others: {}, rewrites: [] }

/** Makes again what built-in engines made because a model failed, for the price on the button. */
export function MakeAgain({ items, onBegun }: { items: readonly RealItem[]; onBegun: () => void }) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.real)
  const ids = items.map(({ id }) => id)
  const { quote, isAsking, ask } = useQuote(ids, AS_CHOSEN)
  const press = async () => {
    // The shown one may have expired, or another tab may have asked meanwhile.
    const { data: fresh } = await ask()
    if (!quote || !fresh) return
    if (fresh.most > quote.most) return notify('The price has changed')
    await acceptQuote(editor, fresh.id)
    onBegun()
  }
  return (
    <Button
      size="xsmall"
      {...(quote && { price: quote.most })}
      isBusy={isBusy}
      busyLabel="Starting"
      disabled={!quote || isAsking}
      onClick={() => void press()}
    >
      Make again
    </Button>
  )
}
