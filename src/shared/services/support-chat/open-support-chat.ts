import { createServicePort } from '../service-port.ts'

/** The support chat, which can be opened. */
export const chatPort = createServicePort<'open'>('chat')

/** Opens the support chat; where it is not allowed yet the user is asked first. */
export const openSupportChat = () => chatPort.send('open')
