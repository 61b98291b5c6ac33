import { createServicePort } from '../service-port.ts'

/** The support chat: it can be asked to open. */
export const chatPort = createServicePort<'open'>('chat')

/** Opens the support chat; where it is not allowed yet the user is asked first. */
export const openSupportChat = () => chatPort.send('open')
