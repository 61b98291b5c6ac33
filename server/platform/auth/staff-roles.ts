import type { UserRow } from '#server/platform/db/rows.ts'

/** Whether somebody is staff, and has one of the roles that are named beside it; admins have every one. Roles without `is_staff` open nothing. */
export function hasStaffRole(
  { isStaff, staffRoles }: Pick<UserRow, 'isStaff' | 'staffRoles'>,
  roles: readonly string[],
): boolean {
  if (!isStaff) return false
  const own = staffRoles.map((role) => role.toLowerCase())
  const named = roles.filter((role) => role !== 'staff')
  return named.length === 0 || own.includes('admin') || own.some((role) => named.includes(role))
}
