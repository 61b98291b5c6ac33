import { useCompleteDemoCheckout } from '#generated/client/billing/billing.ts'
import type { DemoCheckout } from '#generated/schema.ts'
import { DEMO_CODE } from '#src/domain/demo-checkout.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useFormDraft } from '#src/shared/form/use-form-draft.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './billing.module.css'

const loadSchema = async () =>
  (await import('#generated/zod/schemas/completeDemoCheckoutRequest.zod.ts')).CompleteDemoCheckoutRequest

const names = ['code'] as const

/** The second step of a payment: a code, like one from a bank. */
export function DemoCode({ checkoutId, onPaid }: { checkoutId: string; onPaid: (after: DemoCheckout) => void }) {
  const complete = useCompleteDemoCheckout()
  const form = useZodForm(loadSchema, { defaultValues: { ending: 'CONFIRM_CODE', code: '' } })
  const draft = useFormDraft(form, `demo-code:${checkoutId}`, names)
  const submit = form.handleSubmit((data) =>
    complete.mutate(
      { checkoutId, data },
      {
        onSuccess: (after) => {
          draft.clear()
          onPaid(after)
        },
        onError: (error) => showRefusal(form, error),
      },
    ),
  )
  return (
    <form className={styles.endings} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.small}>Your bank sends a code. In this demo, it’s {DEMO_CODE}.</p>
      <TextInput
        control={form.control}
        name="code"
        label="Code from your bank"
        autoComplete="one-time-code"
        maxLength={20}
        isAutoFocused
      />
      <FormError errors={form.formState.errors} />
      <Button type="submit" variant="contained" isBusy={complete.isPending} busyLabel="Confirming">
        Confirm
      </Button>
    </form>
  )
}
