/** People one can be with one click on the tab host, and in its tests. They exist in this browser only. */
export interface Persona {
  id: 'newcomer' | 'free' | 'premium' | 'staff' | 'support' | 'finance' | 'reviewer'
  email: string
  firstName: string
  lastName: string
  what: string
  isPremium: boolean
  isStaff: boolean
  /** Left out: every role. */
  staffRoles?: ('SUPPORT' | 'FINANCE' | 'REVIEWER')[]
  isProfileComplete: boolean
}

/** The same for all of them: it opens nothing but this browser's own sandbox. */
export const PERSONA_PASSWORD = 'storyloom-sandbox'

export const personas: readonly Persona[] = [
  {
    id: 'newcomer',
    email: 'nora.new@example.com',
    firstName: 'Nora',
    lastName: 'New',
    what: 'Account without a profile',
    isPremium: false,
    isStaff: false,
    isProfileComplete: false,
  },
  {
    id: 'free',
    email: 'finn.free@example.com',
    firstName: 'Finn',
    lastName: 'Free',
    what: 'Videos up to 60 seconds',
    isPremium: false,
    isStaff: false,
    isProfileComplete: true,
  },
  {
    id: 'premium',
    email: 'priya.premium@example.com',
    firstName: 'Priya',
    lastName: 'Premium',
    what: 'Videos up to 15 minutes',
    isPremium: true,
    isStaff: false,
    isProfileComplete: true,
  },
  {
    id: 'staff',
    email: 'stella.staff@example.com',
    firstName: 'Stella',
    lastName: 'Staff',
    what: 'Staff pages',
    isPremium: true,
    isStaff: true,
    isProfileComplete: true,
  },
  {
    id: 'support',
    email: 'sam.support@example.com',
    firstName: 'Sam',
    lastName: 'Support',
    what: 'Users and stories',
    isPremium: false,
    isStaff: true,
    staffRoles: ['SUPPORT'],
    isProfileComplete: true,
  },
  {
    id: 'finance',
    email: 'fay.finance@example.com',
    firstName: 'Fay',
    lastName: 'Finance',
    what: 'Users and payments',
    isPremium: false,
    isStaff: true,
    staffRoles: ['FINANCE'],
    isProfileComplete: true,
  },
  {
    id: 'reviewer',
    email: 'rita.reviewer@example.com',
    firstName: 'Rita',
    lastName: 'Reviewer',
    what: 'Audits exported videos',
    isPremium: false,
    isStaff: true,
    staffRoles: ['REVIEWER'],
    isProfileComplete: true,
  },
]
