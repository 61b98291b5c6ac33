// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { UserProfile } from '#generated/schema.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { clearSession, storeLogin, storeUser } from '#src/shared/session/session-store.ts'
import { ada } from '#src/shared/session/session-user.fixture.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { EmailRow } from './email-row.tsx'
import { ImageField } from './image-field.tsx'
import { ProfileForm } from './profile-form.tsx'

const profileOf = (name: string) =>
  ({
    ...{ first_name: name, last_name: 'X', company_name: '', scene_pace_preference: 'MEDIUM' },
    ...{ email: `${name}@x.example`, has_password: true, has_google: false, pending_email: null, picture_url: null },
  }) as unknown as UserProfile

const show = (node: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{node}</MemoryRouter>
    </QueryClientProvider>,
  )

function signIn(pusherId: string) {
  storeLogin(pusherId)
  storeUser({ ...ada, pusher_id: pusherId })
}

const showForms = (name: string) =>
  show(
    <>
      <ProfileForm profile={profileOf(name)} />
      <EmailRow profile={profileOf(name)} />
    </>,
  )
const company = () => screen.getByLabelText<HTMLInputElement>('Company').value
const address = () => screen.queryByLabelText<HTMLInputElement>('New email')?.value

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('account forms', () => {
  it('account forms keep what was typed through a reload, and do not show it to the next user who signs in', async () => {
    const user = userEvent.setup()
    act(() => signIn('ada'))
    showForms('Ada')
    await user.type(screen.getByLabelText('Company'), 'Secret of Ada')
    await user.click(screen.getByRole('button', { name: 'Change email' }))
    await user.type(screen.getByLabelText('New email'), 'new@x.example')
    cleanup()
    showForms('Ada')
    await waitFor(() => expect([company(), address()]).toEqual(['Secret of Ada', 'new@x.example']))
    cleanup()
    act(() => clearSession({ hasSignedOut: true }))
    act(() => signIn('eve'))
    showForms('Eve')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change email' })).not.toBeNull())
    expect([company(), address()]).toEqual(['', undefined])
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
  })

  it('a company that another tab changed is merged with the words typed here, also over a reload, and nothing else is sent', async () => {
    const user = userEvent.setup()
    const openOn = (company_name: string) => show(<ProfileForm profile={{ ...profileOf('Ada'), company_name }} />)
    act(() => signIn('ada'))
    openOn('Ovens and bread')
    await user.type(screen.getByLabelText('Company'), ' for all')
    cleanup()
    openOn('Big ovens and bread')
    await waitFor(() => expect(company()).toBe('Ovens and bread for all'))
    const sent: unknown[] = []
    http.mockImplementation(async (_path: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      const company_name = 'Big ovens and bread for all'
      if (sent.length > 1) return { ...profileOf('Ada'), company_name }
      throw new ApiError({ status: 409, message: 'Elsewhere', presentValue: 'Big ovens and bread' })
    })
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull())
    expect(company()).toBe('Big ovens and bread for all')
    expect(sent).toEqual([
      { company_name: 'Ovens and bread for all', base_company_name: 'Ovens and bread' },
      { company_name: 'Big ovens and bread for all', base_company_name: 'Big ovens and bread' },
    ])
    act(() => clearSession({ hasSignedOut: true }))
  })

  it('profile and email refused by the server say why at their field, and keep what was typed through a reload', async () => {
    const user = userEvent.setup()
    const refuse = (field: string, message: string) =>
      http.mockRejectedValue(
        new ApiError({ status: 400, message: 'Please check the marked fields', fields: { [field]: [message] } }),
      )
    const marked = (field: string) => screen.getByLabelText<HTMLInputElement>(field).getAttribute('aria-invalid')
    act(() => signIn('ada'))
    showForms('Ada')
    refuse('company_name', 'This company is not known')
    await user.type(screen.getByLabelText('Company'), 'Nowhere Ltd')
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await screen.findByText('This company is not known')
    expect(marked('Company')).toBe('true')
    refuse('email', 'Disposable email not allowed')
    await user.click(screen.getByRole('button', { name: 'Change email' }))
    await user.type(screen.getByLabelText('New email'), 'ada@mailinator.com')
    await user.type(screen.getByLabelText('Current password'), 'a password')
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    await screen.findByText('Disposable email not allowed')
    expect(marked('New email')).toBe('true')
    cleanup()
    showForms('Ada')
    await waitFor(() => expect([company(), address()]).toEqual(['Nowhere Ltd', 'ada@mailinator.com']))
    act(() => clearSession({ hasSignedOut: true }))
  })

  it('ImageField shows the reason for a refused image', async () => {
    const message = 'The file cannot be read as an image'
    const refused = {
      message: 'Please check the marked fields',
      code: 'VALIDATION_FAILED',
      fields: { image: [message] },
    }
    http.mockRejectedValue(new ApiError({ status: 400, ...refused }))
    show(<ImageField profile={profileOf('Ada')} />)
    const file = new File(['x'], 'a.png', { type: 'image/png' })
    await userEvent.setup().upload(screen.getByLabelText('Profile photo'), file)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))
  })
})
