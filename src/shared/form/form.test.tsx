// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as zod from 'zod'
import { ApiError } from '../api/api-error.ts'
import { CheckboxInput } from './checkbox-input.tsx'
import { FormError } from './form-error.tsx'
import { PasswordInput } from './password-input.tsx'
import { SegmentedInput } from './segmented-input.tsx'
import { SelectInput } from './select-input.tsx'
import { showRefusal } from './show-refusal.ts'
import { TextInput } from './text-input.tsx'
import { useZodForm } from './use-zod-form.ts'

const Person = zod.object({
  email: zod.email(),
  password: zod.string().min(8),
  found: zod.enum(['Google', 'Other']),
  pace: zod.enum(['SLOW', 'FAST']),
  agreed: zod.literal(true),
})

function PersonForm({ save }: { save: (person: zod.output<typeof Person>) => void | Promise<void> }) {
  const form = useZodForm<zod.input<typeof Person>, zod.output<typeof Person>>(async () => Person, {
    defaultValues: { email: '', password: '', pace: 'SLOW' },
  })
  const submit = form.handleSubmit(async (person) => {
    try {
      await save(person)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormError errors={form.formState.errors} />
      <TextInput control={form.control} name="email" label="Email" help="We never share it" />
      <PasswordInput control={form.control} name="password" label="Password" />
      <SelectInput
        control={form.control}
        name="found"
        label="How did you find us?"
        options={[
          { value: 'Google', label: 'Google' },
          { value: 'Other', label: 'Other' },
        ]}
      />
      <SegmentedInput
        control={form.control}
        name="pace"
        label="Pace"
        segments={[
          { value: 'SLOW', label: 'Slow' },
          { value: 'FAST', label: 'Fast' },
        ]}
      />
      <CheckboxInput control={form.control} name="agreed" label="I agree" />
      <button type="submit">Save</button>
    </form>
  )
}

afterEach(cleanup)

async function fill(save: (person: zod.output<typeof Person>) => void | Promise<void>) {
  const user = userEvent.setup()
  render(<PersonForm save={save} />)
  await user.type(screen.getByLabelText('Email'), 'ada@studio.example')
  await user.type(screen.getByLabelText('Password'), 'loom-weaves-9')
  await user.click(screen.getByRole('combobox', { name: /How did you find us/ }))
  await user.click(screen.getByRole('option', { name: 'Other' }))
  await user.click(screen.getByRole('radio', { name: 'Fast' }))
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return user
}

describe('forms', () => {
  it('a form submits typed and chosen values', async () => {
    const save = vi.fn()
    await fill(save)
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save).toHaveBeenCalledWith({
      email: 'ada@studio.example',
      password: 'loom-weaves-9',
      found: 'Other',
      pace: 'FAST',
      agreed: true,
    })
  })

  it('a form refuses with the text of each field, tied to the field, and focuses the first', async () => {
    const save = vi.fn()
    const user = userEvent.setup()
    render(<PersonForm save={save} />)
    await user.type(screen.getByLabelText('Email'), 'ada@')
    await user.type(screen.getByLabelText('Password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    const describedBy = document.getElementById(email.getAttribute('aria-describedby') ?? '')
    expect(describedBy?.textContent).toBe('Invalid email format')
    expect(screen.getByText('Too short: at least 8 characters')).not.toBeNull()
    expect(screen.getAllByText('Required')).toHaveLength(2)
    expect(document.activeElement).toBe(email)
    expect(save).not.toHaveBeenCalled()
  })

  it('a form shows the server’s messages at its fields until the field is edited', async () => {
    const refusal = new ApiError({
      status: 400,
      message: 'Invalid',
      fields: { email: ['Disposable email not allowed'] },
    })
    const user = await fill(() => Promise.reject(refusal))
    await screen.findByText('Disposable email not allowed')
    await user.type(screen.getByLabelText('Email'), 'x')
    await waitFor(() => expect(screen.queryByText('Disposable email not allowed')).toBeNull())
  })

  it('a form shows a refusal that names no field at the form', async () => {
    await fill(() => Promise.reject(new ApiError({ status: 409, message: 'User already exists' })))
    expect((await screen.findByText('User already exists')).closest('[role=alert]')).not.toBeNull()
  })

  it('a form shows and hides the password', async () => {
    const user = userEvent.setup()
    render(<PersonForm save={() => undefined} />)
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  })
})
