import { CopyButton } from '../../ui/copy.tsx'
import parts from '../../ui/parts.module.css'
import styles from './operator.module.css'

/** A secret that is shown once and stored nowhere. */
export function Secret({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.section}>
      <p className={parts.soft}>{label}</p>
      <code className={styles.secret}>{value}</code>
      <div className={styles.acts}>
        <CopyButton text={value} name={label} />
      </div>
    </div>
  )
}
