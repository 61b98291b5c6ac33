import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useConsentRequest } from '../consent/consent-request.ts'
import { loadAndUse } from '#src/shared/lib/background-load.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import type { CrispChat } from './crisp-chat.ts'
import { chatPort } from './open-support-chat.ts'

interface SupportChatProps {
  websiteId: string
  isAllowed: boolean
}

/** The chat at the edge of the page, while it is allowed. In the editor it is hidden until requested. */
export function SupportChat({ websiteId, isAllowed }: SupportChatProps) {
  const { pathname } = useLocation()
  const user = useSessionStore((state) => state.user)
  const [chat, setChat] = useState<CrispChat | null>(null)
  const isAsked = useRef(false)

  useEffect(() => {
    if (!isAllowed) return
    loadAndUse(
      () => import('./crisp-chat.ts'),
      ({ createCrispChat }) => setChat(createCrispChat({ websiteId })),
    )
  }, [websiteId, isAllowed])

  useEffect(() => {
    // Taken back: only a page without its script is without it.
    if (chat && !isAllowed) {
      chat.setUser(null)
      location.reload()
    }
  }, [chat, isAllowed])

  useEffect(
    () =>
      chatPort.connect(() => {
        if (chat) return chat.open()
        isAsked.current = true
        if (!isAllowed) useConsentRequest.setState('chat')
      }),
    [chat, isAllowed],
  )

  useEffect(() => {
    if (!chat || !isAsked.current) return
    isAsked.current = false
    chat.open()
  }, [chat])

  const hadUser = useRef(false)
  useEffect(() => {
    if (!chat) return
    // At first the user may not be loaded; their conversation continues once they are.
    if (user || hadUser.current) chat.setUser(user)
    hadUser.current = user !== null
  }, [chat, user])

  // Left for a page that has no services.
  useEffect(() => () => chat?.hide(), [chat])

  const isInEditor = pathname.startsWith(`${paths.storyById.pattern}/`)
  const isHidden = useRef(false)
  useEffect(() => {
    if (!chat || isHidden.current === isInEditor) return
    isHidden.current = isInEditor
    if (isInEditor) chat.hide()
    else chat.show()
  }, [chat, isInEditor])
  return null
}
