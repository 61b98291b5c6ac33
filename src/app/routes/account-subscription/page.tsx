import { PaymentsList } from '#src/features/billing/components/payments-list.tsx'
import { PlanSection } from '#src/features/billing/components/plan-section.tsx'
import { UsageView } from '#src/features/usage/components/usage-view.tsx'
import { AccountLayout } from '../../layouts/account-layout.tsx'
import styles from './page.module.css'

export function Component() {
  return (
    <AccountLayout>
      <div className={styles.sections}>
        <PlanSection />
        <UsageView />
        <section className={styles.section} aria-labelledby="payments">
          <h2 id="payments" className={styles.title}>
            Payments
          </h2>
          <PaymentsList />
        </section>
      </div>
    </AccountLayout>
  )
}
