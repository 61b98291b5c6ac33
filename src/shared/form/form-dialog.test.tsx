// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import * as zod from 'zod'
import { ApiError } from '../api/api-error.ts'
import { FormDialog } from './form-dialog.tsx'
import { showRefusal } from './show-refusal.ts'
import { TextInput } from './text-input.tsx'
import { useZodForm } from './use-zod-form.ts'

const Named = zod.object({ name: zod.string().min(1).max(10) })
interface NameDialogProps {
  save: (data: { name: string }) => void
  refusal?: Error
  onClose?: () => void
}

function NameDialog({ save, refusal, onClose = vi.fn() }: NameDialogProps) {
  const form = useZodForm<{ name: string }, { name: string }>(async () => Named, {
    mode: 'onChange',
    defaultValues: { name: 'Fog' },
  })
  return (
    <FormDialog
      form={form}
      title="Another name"
      action="Save"
      otherAction={<button type="button">Later</button>}
      onSubmit={(data) => (refusal ? showRefusal(form, refusal) : save(data))}
      onClose={onClose}
    >
      <TextInput control={form.control} name="name" label="Name" isAutoFocused />
    </FormDialog>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const isOffered = () => !screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')

afterEach(cleanup)

it('a form dialog enables saving only with valid changes', async () => {
  const save = vi.fn()
  render(<NameDialog save={save} />)
  expect(document.activeElement).toBe(field())
  expect(isOffered()).toBe(false)
  await userEvent.clear(field())
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  expect(isOffered()).toBe(false)
  await userEvent.paste('Mist')
  await waitFor(() => expect(isOffered()).toBe(true))
  await userEvent.type(field(), '{Enter}')
  await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Mist' }))
})

it('a form dialog shows a refusal at its field or below the fields', async () => {
  const taken = new ApiError({ status: 400, message: 'No', fields: { name: ['This name is taken'] } })
  const { rerender } = render(<NameDialog save={vi.fn()} refusal={taken} />)
  await userEvent.type(field(), 's')
  await waitFor(() => expect(isOffered()).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This name is taken')).toBeTruthy()
  expect(document.activeElement).toBe(field())

  rerender(<NameDialog save={vi.fn()} refusal={new Error('Not today')} />)
  await userEvent.type(field(), '2')
  await waitFor(() => expect(isOffered()).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText('Not today')).closest('[role=alert]')).toBeTruthy()
  expect(field().value).toBe('Fogs2')
})

it('a form dialog orders its buttons: Cancel, the alternative, the primary action', async () => {
  const save = vi.fn()
  const onClose = vi.fn()
  render(<NameDialog save={save} onClose={onClose} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cancel', 'Later', 'Save'])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(save).not.toHaveBeenCalled()
})
